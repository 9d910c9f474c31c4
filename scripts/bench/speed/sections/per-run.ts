import { agreement, type Peer } from "../peer.ts";
import { loadPeers } from "../peers.ts";
import type { Figures } from "../result.ts";
import { type Contender, measureInTurn } from "../rounds.ts";
import type { MeasureSection } from "../sections.ts";
import { runIn, type Subject, scoreAll, subjectsOf } from "../subject.ts";

const MOST_RUNS = 1_000;
const LEAST_MILLISECONDS = 300;
const OURS = "per-run-scores";

/** Scores parsed runs in this process: rungate and comparable libraries. */
export const measurePerRun: MeasureSection = async ({ runs, rounds, peers: withPeers }) => {
  const subjects = subjectsOf(runs, MOST_RUNS);
  const peers = withPeers ? await loadPeers() : { missing: "left out (--without-peers)" };
  const found = "missing" in peers ? [] : peers;
  const rows = await measureInTurn([...ours(subjects), ...theirs(found, subjects)], rounds);
  const remarks = "missing" in peers ? [`agentevals and Mastra: ${peers.missing}.`] : [];
  for (const peer of found) remarks.push(await agreement(peer, subjects));
  return { title: `Per run once parsed, ${subjects.length} runs in one process`, rows, remarks };
};

function ours(subjects: readonly Subject[]): Contender[] {
  const contender = (id: string, name: string, work: (subject: Subject) => unknown): Contender => ({
    id,
    name,
    ...(id !== OURS && { against: OURS }),
    measure: () => perRun(subjects, () => subjects.forEach(work)),
  });
  return [
    contender("per-run-parse", "for scale: JSON.parse of the recording", ({ text }) => JSON.parse(text)),
    contender("per-run-read", "rungate: detect the format and read the run", ({ document }) =>
      runIn(document),
    ),
    contender(OURS, "rungate: `code`, `f1` strict and `f1` flexible", (subject) =>
      scoreAll(subject.run, subject),
    ),
  ];
}

function theirs(peers: readonly Peer[], subjects: readonly Subject[]): Contender[] {
  return peers.map((peer) => {
    const scorers = subjects.map((subject) => peer.of(subject));
    const scoreThem = async () => {
      for (const score of scorers) await score();
    };
    return { id: peer.id, name: peer.name, against: OURS, measure: () => perRun(subjects, scoreThem) };
  });
}

/** Microseconds per run; all runs are repeated until the clock is accurate enough. */
async function perRun(
  { length }: readonly Subject[],
  scoreThem: () => void | Promise<void>,
): Promise<Figures> {
  const begin = performance.now();
  let passes = 0;
  let elapsed = 0;
  while (elapsed < LEAST_MILLISECONDS) {
    await scoreThem();
    passes += 1;
    elapsed = performance.now() - begin;
  }
  return { perRun: (elapsed * 1_000) / passes / length };
}
