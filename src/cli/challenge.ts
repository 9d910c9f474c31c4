import { InvalidArgumentError, Option } from "commander";
import { terminal } from "../core/escape.ts";
import { jsonText } from "../core/json.ts";
import { apart } from "../core/text.ts";
import type { Challenge } from "../gate/challenge/results.ts";
import { runChallenge } from "../gate/run-job.ts";
import { challengeView } from "../views/challenge.ts";
import { barOf, jobsOf, type LocalJob } from "./job-options.ts";
import { type AddCommand, type ExitCode, type JobOptions, withJobOptions } from "./options.ts";
import { hasColors, print, printJson, printProblems } from "./print.ts";

export const addChallenge: AddCommand = (command, exit) => {
  command
    .addOption(
      new Option("--seed <number>", "another sample of breaks, where there are too many for all")
        .argParser(seedOption)
        .default(1),
    )
    .option(
      "--snapshots",
      "the other runs keep their bytes, as where recordings are kept until something changes (default: every run is recorded again)",
    )
    .option("--json", "print every break as JSON and nothing else");
  withJobOptions(command).action(async (options: ChallengeOptions) => {
    exit(await challengeSuites(options));
  });
};

function seedOption(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Expected a whole number, such as 2.");
}

interface ChallengeOptions extends JobOptions {
  seed: number;
  snapshots?: true;
  json?: true;
}

/** Challenges each suite. Returns 1 when one is below the policy's floor. Throws ConfigurationError. */
async function challengeSuites({ seed, snapshots, json, ...options }: ChallengeOptions): Promise<ExitCode> {
  const done: [Challenge, LocalJob][] = [];
  for (const job of await jobsOf(options)) {
    const onProgress = await barOf("{bar} {value}/{total} breaks · {eta_formatted} left");
    done.push([await runChallenge(job, { seed, areSnapshots: snapshots ?? false, onProgress }), job]);
  }
  const challenges = done.map(([challenge]) => challenge);
  if (json) printJson(jsonText(challenges, 2));
  else
    for (const [at, challenge] of challenges.entries()) {
      if (at > 0) print(terminal``);
      print(challengeView(challenge, hasColors));
    }
  const missed = done.filter(([challenge, job]) => isBelowFloor(challenge, job));
  return missed.length > 0 ? 1 : 0;
}

function isBelowFloor({ suite, breaks, red }: Challenge, { policy }: LocalJob): boolean {
  const floor = typeof policy === "object" ? policy.policy.challenge?.floor : undefined;
  const share = red / breaks;
  if (floor === undefined || share >= floor) return false;
  const [found, demanded] = apart(share, floor);
  const message = `suite ${suite}: ${found} of its breaks are red, and challenge.floor requires ${demanded}`;
  return printProblems([{ severity: "error", message }]);
}
