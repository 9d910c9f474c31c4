import { loadConfigFile } from "../../src/config/config-file.ts";
import { type ActivePolicy, CONFIG_FILE, defaultActivePolicy } from "../../src/config/policy.ts";
import type { Report } from "../../src/report/report.ts";
import { commit, expecting, type Files, gate, recordings } from "./suite.ts";

/** A base commit's policy, as it applies to a pull request. */
export function ofBase(policy: object): ActivePolicy {
  const { policy: read, problems } = loadConfigFile(CONFIG_FILE, JSON.stringify(policy));
  if (read === undefined) throw new Error(problems.map(({ message }) => message).join("; "));
  return { ...defaultActivePolicy, policy: read, source: "base" };
}

export function tagged(ids: readonly string[], smoke: readonly string[], tag = "smoke"): Files {
  const more = (id: string) => (smoke.includes(id) ? { tags: [tag] } : {});
  return { "expectations.yml": { cases: ids.map((id) => expecting(id, more(id))) } };
}

export const TIERS = { tiers: { pr: { tags: ["smoke"] }, nightly: "all" } };

export function wholeBase(ids: readonly string[], smoke: readonly string[], wrong: string[] = []): Report {
  const files = { ...tagged(ids, smoke), ...recordings(ids, "monday", wrong) };
  return commit("c1", files, undefined, { policy: ofBase(TIERS) });
}

export function pull(files: Files, base: Report | undefined, policy: object = TIERS, tier?: string): Report {
  return gate(files, base, { policy: ofBase(policy), tier });
}

export function errorsOf({ problems }: Report): string[] {
  return problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
}
