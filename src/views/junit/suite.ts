import { type Markup, markup } from "../../escape/markup.ts";
import { limits } from "../../limits.ts";
import { shorten } from "../../wording.ts";

/** A test as reporters list it. All its texts may be untrusted. */
export interface JunitTest {
  name: string;
  result: "passed" | "skipped" | "failure" | "error";
  /** What is to be said of it in one line; nothing of a test that only passed. */
  message?: string;
  /** What stands below that line. */
  lines?: readonly string[];
}

/** Tests that reporters show together. Its name and its properties may be untrusted text. */
export interface JunitSuite {
  name: string;
  tests: readonly JunitTest[];
  /** What is known of the whole, by name. */
  properties?: Readonly<Record<string, string>>;
  /** ISO time; anything else is left out. */
  createdAt?: string | null;
}

/**
 * A `testsuite` element. Its name is the class of its tests too, for that is what some reporters group and show them by. Of two tests
 * of one name they would show one, so the second is numbered. No times are known: 0 stands where reporters would add up nothing.
 */
export function suiteElement({ name, tests, properties = {}, createdAt }: JunitSuite): Markup {
  const names = distinct(tests);
  const known = Object.entries(properties);
  const count = (result: JunitTest["result"]) => tests.filter((test) => test.result === result).length;
  return markup`
  <testsuite name="${name}" tests="${tests.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}" time="0"${timestamp(createdAt)}>${
    known.length > 0 &&
    markup`
    <properties>${known.map(
      ([key, value]) => markup`
      <property name="${key}" value="${value}"/>`,
    )}
    </properties>`
  }${tests.map((test, at) => testElement(test, names[at] ?? "", name))}
  </testsuite>`;
}

function timestamp(createdAt: string | null | undefined): Markup | null {
  const isTime = /^\d{4}-\d\d-\d\dT/.test(createdAt ?? "") && !Number.isNaN(Date.parse(createdAt ?? ""));
  if (!createdAt || !isTime) return null;
  return markup` timestamp="${new Date(createdAt).toISOString().slice(0, "2026-01-31T12:00:00".length)}"`;
}

/** A `testcase` element, under a name of its own in its suite. */
export function testElement(test: JunitTest, name: string, suite: string): Markup {
  const told = resultElement(test);
  const attributes = markup`name="${name}" classname="${suite}" time="0"`;
  if (told === null)
    return markup`
    <testcase ${attributes}/>`;
  return markup`
    <testcase ${attributes}>
      ${told}
    </testcase>`;
}

/** What is said stands in the element's text, for not every reporter reads the attribute, which `skipped` may not even have. */
function resultElement({ result, message, lines = [] }: JunitTest): Markup | null {
  if (message === undefined) return null;
  const told = shorten(message, limits.shownSentence);
  const more = lines.map(
    (line) => markup`
${shorten(line, limits.shownText)}`,
  );
  const text = markup`${told}${more}`;
  if (result === "passed") return markup`<system-out>${text}</system-out>`;
  if (result === "skipped") return markup`<skipped>${text}</skipped>`;
  if (result === "error") return markup`<error message="${told}" type="error">${text}</error>`;
  return markup`<failure message="${told}" type="failure">${text}</failure>`;
}

/** The tests' names, so that no two are written alike. No number is tried twice: a suite may be thousands of tests of one name. */
function distinct(tests: readonly JunitTest[]): string[] {
  const lastNumbers = new Map<string, number>();
  return tests.map(({ name }) => {
    const shared = written(name);
    let number = lastNumbers.get(shared) ?? 1;
    let one = name;
    while (lastNumbers.has(written(one))) one = `${name} #${++number}`;
    lastNumbers.set(written(one), 1);
    lastNumbers.set(shared, number);
    return one;
  });
}

function written(name: string): string {
  return markup`${name}`.text;
}
