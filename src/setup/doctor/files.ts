import { CONFIG_FILE } from "../../config/policy.ts";
import { shown } from "../../core/json.ts";
import { counted, listed } from "../../core/text.ts";
import {
  advice,
  configOf,
  type Found,
  flat,
  linesInConfig,
  missing,
  namedFiles,
  notChecked,
  ok,
  type Repository,
} from "./repository.ts";
import { expectationsOf, type Gate, gateName, runsOf } from "./workflow.ts";

export function checkConfiguration(gate: Gate, repository: Repository): Found {
  return [
    usedFiles(gate, repository),
    checkoutFinding(gate),
    repository.files
      .get(gate)
      ?.elsewhere.map(({ file, why }) =>
        notChecked(gate.inputs.place, `whether ${shown(file)} can be used`, why),
      ),
    expectationsOf(gate).length > 0 ? [] : unnamedExpectations(gate, repository),
  ];
}

function usedFiles(gate: Gate, { files }: Repository): Found {
  return files.get(gate)?.configuration.map(({ file, problems }) =>
    flat(
      problems
        .filter(({ severity }) => severity === "error")
        .map(({ message, ...place }) =>
          missing({ ...place, file: place.file ?? file }, message, {
            expected: `a file that ${gateName(gate)} can use`,
            remedy: "commit it, or repair it; `rungate init` writes first expectations and a policy",
          }),
        ),
      ok({ file }, "can be used"),
    ),
  );
}

/** A job begins in an empty folder; the reusable workflow checks out the repository itself. */
function checkoutFinding({ kind, job, step, uses }: Gate): Found {
  const bringsFiles = job.steps
    .slice(0, Math.max(step, 0))
    .some(
      (before) =>
        /checkout/i.test(before.get("uses").text ?? "") ||
        /\b(?:git|gh)\b/.test(before.get("run").text ?? ""),
    );
  if (kind === "call" || bringsFiles) return [];
  return missing(uses.place, "no step before it checks the repository out, so that its files are not there", {
    expected: "a checkout before the step with the action",
    remedy: "write before it:",
    yaml: ["- uses: actions/checkout@v7"],
  });
}

function unnamedExpectations(gate: Gate, repository: Repository): Found {
  const { place } = gate.inputs;
  const { file, unknown } = configOf(gate, repository);
  if (unknown === undefined)
    return advice(
      place,
      `${gateName(gate)} names no expectations, so that only those count that recordings carry`,
      {
        expected: "a file of expectations",
        remedy: `unless your recordings carry their own, write into ${file}:`,
        yaml: linesInConfig(gate, ["expectations: evals/expectations.yml"]),
      },
    );
  // Without recordings, the check of inputs reports it.
  return runsOf(gate).length === 0
    ? []
    : notChecked(place, `whether ${gateName(gate)} names expectations`, unknown);
}

const SHOWN_SUITES = 5;

export function checkOnePolicy(repository: Repository): Found {
  const { below } = repository;
  const policies = "why" in below ? [] : below.policies;
  return unnamedBelow(
    repository,
    "no folder below the top has a policy of its own",
    policies.map(({ file }) => file),
    (file) => {
      const suites = policies.find((policy) => policy.file === file)?.suites ?? [];
      // Outside of a .github folder it may be an example.
      const finding = file.includes(".github/") ? missing : advice;
      return finding({ file }, "a second policy, which GitHub never reads", {
        expected: `all suites in ${CONFIG_FILE}, at the top of the repository`,
        remedy: `move ${suites.length === 0 ? "what it says" : `its suites (${listed(suites, SHOWN_SUITES)})`} there, with paths from the top, and delete the file`,
      });
    },
  );
}

export function checkExpectationsNamed(repository: Repository): Found {
  const { gates, below } = repository;
  const { expectations = undefined } = "why" in below ? { expectations: [] } : below;
  // A missing gate or an unusable policy has its own finding.
  if (gates.length === 0 || expectations === undefined) return [];
  return unnamedBelow(repository, "suites name all files of expectations", expectations, (file) =>
    advice({ file }, "no suite names these expectations, so that they gate nothing", {
      expected: `a suite in ${CONFIG_FILE} with these expectations`,
      remedy: "delete the file if it is not needed, or write it and its recordings into a suite:",
      yaml: ["suites:", "  NAME:", "    runs: FOLDER/{case}.{trial}.json", `    expectations: ${file}`],
    }),
  );
}

/** Returns nothing if a gate may name unknown files. `whole`: the finding if all is well. */
function unnamedBelow(
  repository: Repository,
  whole: string,
  files: readonly string[],
  finding: (file: string) => Found,
): Found {
  const { below, gates } = repository;
  if ("why" in below) return notChecked({}, `whether ${whole}`, below.why);
  const names = namedFiles(repository);
  if (names === undefined) return [];
  const unnamed = files.filter((file) => !names.has(file)).map(finding);
  return flat(unnamed, gates.length === 0 ? undefined : ok({}, whole));
}

const SHOWN_WITH_KEYS = 5;

export function checkKeys(gate: Gate, { files }: Repository): Found {
  const { count, searched, withKeys } = files.get(gate)?.recordings ?? {
    count: 0,
    searched: 0,
    withKeys: [],
  };
  const todo = {
    expected: "recordings without keys and tokens",
    remedy: "revoke it, because it may be known, then record again: `rungate record` leaves such keys out",
  };
  const more = withKeys.length - SHOWN_WITH_KEYS;
  const left = count - searched;
  return [
    withKeys
      .slice(0, SHOWN_WITH_KEYS)
      .map(({ file, kinds }) =>
        advice({ file }, `holds what looks like a secret (${kinds.join(", ")})`, todo),
      ),
    more > 0 ? advice({}, `${counted(more, "more recording")} with what looks like a secret`, todo) : [],
    left > 0
      ? notChecked(
          {},
          `whether ${counted(left, "recording")} of ${count} hold keys`,
          `only the first ${searched} are searched`,
        )
      : [],
    searched > 0 && withKeys.length === 0
      ? ok({}, `${counted(searched, "recording")} searched, none with a known kind of key`)
      : [],
  ];
}
