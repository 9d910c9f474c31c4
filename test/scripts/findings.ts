import type { ReadFile } from "../../scripts/workflows/repository.ts";
import { ruleFindings } from "../../scripts/workflows/rules.ts";
import type { Finding, Source } from "../../scripts/workflows/source.ts";

/** As a workflow writes it. */
export function expression(inner: string): string {
  return `\${{ ${inner} }}`;
}

/** A repository with these files: text by path. */
export function repository(files: Record<string, string>): ReadFile {
  return (path) => files[path];
}

/** What the rules find in a source of a repository that has nothing else. */
export function findingsIn(source: Source): Finding[] {
  return ruleFindings(source, repository({}));
}

/** The lines of what the rules find in a workflow, each with the message. */
export function findings(text: string, kind: Source["kind"] = "workflow", read = repository({})): string[] {
  const found = ruleFindings({ file: "ci.yml", firstLine: 1, text, kind }, read);
  return found.map(({ line, message }) => `${line}: ${message}`);
}
