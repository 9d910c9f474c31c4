import { type Document, isScalar, visit, type YAMLError } from "yaml";
import type { Place, Problem } from "../problems.ts";

/** The place of an offset in the text. */
export type Locate = (offset: number) => Place;

/** Mistakes beside which the rest of a document still means what it says: they are told together with all others. */
const HARMLESS = new Set(["TAG_RESOLVE_FAILED"]);
/** One mistake in the syntax often brings others after it. */
const SHOWN_SYNTAX_ERRORS = 5;

export function problem(place: Place, message: string): Problem {
  return { severity: "error", ...place, message };
}

/** The mistakes that leave a document without a meaning. */
export function fatalMistakes(document: Document.Parsed, at: Locate): Problem[] {
  const fatal = [...document.errors, ...document.warnings].filter(({ code }) => !HARMLESS.has(code));
  return fatal.length > 0 ? syntaxProblems(fatal, at) : danglingAliases(document, at);
}

/** The mistakes beside which the rest of the document can be checked. */
export function harmlessMistakes(document: Document.Parsed, at: Locate): Problem[] {
  const found = [...document.errors, ...document.warnings].filter(({ code }) => HARMLESS.has(code));
  return [
    ...found.map((error) => problem(at(error.pos[0]), foreignTag(error))),
    ...duplicateKeys(document, at),
    ...mergeKeys(document, at),
  ];
}

/** The first of some mistakes, one of a line. */
export function syntaxProblems(errors: readonly YAMLError[], at: Locate): Problem[] {
  const byLine = new Map(
    errors.toReversed().map((error) => {
      const place = at(error.pos[0]);
      const isKey = error.code === "NON_STRING_KEY";
      const message = isKey
        ? "a key must be text, not a list or an object"
        : `not valid YAML: ${error.message}`;
      return [place.line, problem(place, message)];
    }),
  );
  return [...byLine.values()].reverse().slice(0, SHOWN_SYNTAX_ERRORS);
}

function foreignTag({ message }: YAMLError): string {
  const tag = message.replace("Unresolved tag: ", "").replace("tag:yaml.org,2002:", "!!");
  return `the tag ${tag} means nothing here: write the value plainly`;
}

function duplicateKeys(document: Document.Parsed, at: Locate): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          const message = `key "${String(key.value)}" stands here a second time`;
          problems.push(problem(at(key.range?.[0] ?? 0), message));
        }
        seen.add(key.value);
      }
    },
  });
  return problems;
}

function danglingAliases(document: Document.Parsed, at: Locate): Problem[] {
  const anchors = new Set<string>();
  const problems: Problem[] = [];
  visit(document, {
    Alias(_key, { source, range }) {
      if (anchors.has(source)) return;
      const message = `*${source} stands for nothing: no anchor &${source} before it. If it is text, write it in quotes: "*${source}"`;
      problems.push(problem(at(range?.[0] ?? 0), message));
    },
    Value(_key, { anchor }) {
      if (anchor !== undefined) anchors.add(anchor);
    },
  });
  return problems;
}

function mergeKeys(document: Document.Parsed, at: Locate): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || key.value !== "<<" || key.type !== "PLAIN") return;
      const message = 'merge keys ("<<") are not part of YAML 1.2: write the keys out';
      problems.push(problem(at(key.range?.[0] ?? 0), message));
    },
  });
  return problems;
}
