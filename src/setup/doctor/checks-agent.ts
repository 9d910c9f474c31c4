import { DEFAULT_SUITE } from "../../config/policy.ts";
import { artifactDownloads } from "./recordings-source.ts";
import { advice, type Check, configOf, ok } from "./repository.ts";

export const agentNamed: Check = {
  id: "agent-named",
  title: "the files of the agent",
  why: "Where a suite does not name the files of its agent, a pull request that changes them and is not recorded again passes.",
  look(repository) {
    return repository.gates
      .filter((gate) => artifactDownloads(gate).length === 0)
      .flatMap((gate) => {
        const { file } = configOf(gate, repository);
        const { unnamedAgents = [] } = repository.files.get(gate) ?? {};
        const findings = unnamedAgents.map(({ suite, globs }) => {
          const line = `agent: ${JSON.stringify(globs.length > 0 ? globs : ["src/agent/**"])}`;
          const inSuite = suite === DEFAULT_SUITE ? [line] : ["suites:", `  ${suite}:`, `    ${line}`];
          return advice({ file }, `suite ${suite} does not name the files of its agent`, {
            expected: "globs of the code, prompts and settings that are the agent",
            remedy: "add them, and correct this guess:",
            yaml: inSuite,
          });
        });
        const isNamed = gate.suites.some(({ agent }) => agent !== undefined);
        return findings.length > 0 || !isNamed
          ? findings
          : [ok({ file }, "suites name the files of their agents")];
      });
  },
};
