/** An input of the action as the runner hands it over, without white space around it; empty where it was not given. */
export function getInput(name: string): string {
  const variable = `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
  return process.env[variable]?.trim() ?? "";
}
