import type { Subject } from "./subject.ts";

export interface Peer {
  id: string;
  name: string;
  of(subject: Subject): () => Promise<boolean>;
  ours(subject: Subject): boolean;
  question: string;
  /** Why answers may differ, and whether that explains this run. */
  rule?: { text: string; explains(subject: Subject): boolean };
}

export async function agreement(peer: Peer, subjects: readonly Subject[]): Promise<string> {
  let [same, explained, unexplained] = [0, 0, 0];
  for (const subject of subjects) {
    const [theirs, ours] = [await peer.of(subject)(), peer.ours(subject)];
    if (theirs === ours) same += 1;
    else if (ours && peer.rule?.explains(subject)) explained += 1;
    else unexplained += 1;
  }
  const sections = [
    `${peer.name}: ${peer.question} is answered alike for ${same} of ${subjects.length} runs`,
  ];
  if (explained > 0) sections.push(`${explained} differ: ${peer.rule?.text}`);
  if (unexplained > 0) sections.push(`${unexplained} differ, and nobody knows why`);
  return `${sections.join("; ")}.`;
}
