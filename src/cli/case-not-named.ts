import { ConfigurationError } from "../problems.ts";

/** An error for a command without a case. Options that take several values take a case behind them for one of these. */
export function caseNotNamed(demand: string, command: string): ConfigurationError {
  const message = `${demand}. Write the case before the options: rungate ${command} CASE --runs …`;
  return new ConfigurationError([{ severity: "error", message }]);
}
