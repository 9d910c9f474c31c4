/** The comment by which editors find the schema of a file: completion, and mistakes while typing. */
export function schemaLine(schema: "expectations" | "policy"): string {
  return `yaml-language-server: $schema=https://raw.githubusercontent.com/rungate/rungate/main/schemas/${schema}.schema.json`;
}
