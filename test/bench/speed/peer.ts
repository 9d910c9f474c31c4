import type { Subject } from "./subject.ts";

/** Another library's way to score a run, beside rungate's equivalent. */
export interface Peer {
  id: string;
  name: string;
  /** Prepares the scoring of a run before the clock starts. */
  of(subject: Subject): () => Promise<boolean>;
  /** rungate's answer to the question of `of`. */
  ours(subject: Subject): boolean;
  question: string;
  /** Why answers may differ, and whether that explains this run. */
  rule?: { text: string; explains(subject: Subject): boolean };
}

/** Compares both answers for every run and lists the differences. */
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
