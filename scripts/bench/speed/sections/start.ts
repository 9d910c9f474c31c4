import { join } from "node:path";
import { tripInputs, trips } from "../../../../test/e2e/trips.ts";
import { write } from "../../../../test/workspace.ts";
import { type StartedAction, startAction } from "../action.ts";
import { type Command, measureCommand, measureProcess, rungate } from "../process.ts";
import { type Release, releaseAt } from "../release.ts";
import { type Contender, measureInTurn } from "../rounds.ts";
import type { MeasureSection } from "../sections.ts";

export const measureStart: MeasureSection = async ({ data, rounds, against }) => {
  const action = await startAction(join(data, "action"));
  try {
    const contenders = [
      ...commands(join(data, "one-run"), against === undefined ? [] : [releaseAt(against, data)]),
      ...actions(action),
    ];
    const rows = await measureInTurn(contenders, rounds);
    const { requests } = await action.onPull({});
    const remarks = [
      `On the pull request the action sends ${requests} requests, those together that do not depend on one another, to a GitHub that runs beside it on this machine. What that one takes to answer is in the action's wall clock, and not in its processor time.`,
    ];
    return { title: "Start: next to nothing to do", rows, remarks };
  } finally {
    await action.close();
  }
};

function commands(folder: string, rest: readonly Release[]): Contender[] {
  for (const [path, content] of Object.entries(trips({ cases: 1 }))) write(folder, path, content);
  const job = ["--runs", tripInputs.runs, "--expectations", tripInputs.expectations];
  const contender = (id: string, name: string, command: Command): Contender => ({
    id: `start-${id}`,
    name,
    ...(id !== "node" && { against: "start-node" }),
    measure: () => measureCommand(command, folder),
  });
  return [
    contender("node", "bare node", ["-e", "0"]),
    contender("version", "`--version`", rungate(["--version"])),
    contender("score", "`score` on one run", rungate(["score", ...job])),
    contender("gate", "`gate` on one run", rungate(["gate", ...job])),
    ...rest.map(({ suffix, program }) =>
      contender(`score${suffix}`, `\`score\` on one run${suffix}`, rungate(["score", ...job], program)),
    ),
  ];
}

function actions({ onPull, refused }: StartedAction): Contender[] {
  const against = "start-node";
  return [
    {
      id: "action-refused",
      name: "action up to a configuration error",
      against,
      measure: () => measureProcess(refused),
    },
    {
      id: "action-first-request",
      name: "action on a pull request, up to its first request",
      against,
      measure: async () => ({ wall: (await onPull({})).untilFirst }),
    },
    {
      id: "action-pull-request",
      name: "action on a pull request, without a judge",
      against,
      measure: () => measureProcess(onPull),
    },
  ];
}
