import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { htmlView, pageBody } from "../../../src/views/page/page.ts";
import { pages } from "../html/pages.ts";
import { linesOf } from "../scenarios.ts";
import { ofAnyVersion, reportOf } from "../trips.ts";

test("every page says what it is about", async () => {
  const outputs = Object.entries(pages).map(([name, make]): [string, string] => [
    name,
    pageBody(ofAnyVersion(make())).text,
  ]);
  await expect(linesOf(outputs, /<h1|<h2|<caption|class="verdict/)).toMatchFileSnapshot(
    "../../golden/lines/pages.txt",
  );
});

test("without a verdict the page says what was measured, and that it is none", async () => {
  const report = { ...ofAnyVersion(reportOf({ failing: [3] })), suite: "checkout" };
  const body = pageBody(report, { verdict: false }).text;
  expect(body).toContain("What was measured");
});

test("the page's policy lets run what stands in it, and nothing else", () => {
  const page = htmlView(reportOf({}));
  const hashOf = (element: string) => {
    const [, content = ""] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(page) ?? [];
    expect(content).not.toBe("");
    return `sha256-${createHash("sha256").update(content).digest("base64")}`;
  };
  const policy = `default-src 'none'; script-src '${hashOf("script")}'; style-src '${hashOf("style")}'; base-uri 'none'; form-action 'none'`;
  const written = policy.replaceAll("'", "&#39;");
  expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${written}">`);
});
