/**
 * The key of the judge's server: the one that is given, else what stands in the environment, without the
 * line end that secrets are often stored with. "" when there is none.
 */
export function judgeKey(given = ""): string {
  const { RUNGATE_JUDGE_API_KEY = "", OPENAI_API_KEY = "" } = process.env;
  const keys = [given, RUNGATE_JUDGE_API_KEY, OPENAI_API_KEY].map((key) => key.trim());
  return keys.find((key) => key !== "") ?? "";
}
