import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { htmlView, pageBody } from "../../../src/views/page/page.ts";
import { ofAnyVersion, reportOf } from "../trips.ts";
import { pages } from "./pages.ts";

describe.each(Object.entries(pages))("the page on %s", (name, make) => {
  test("says what it should", async () => {
    const body = pageBody(ofAnyVersion(make())).text;
    await expect(`${body}\n`).toMatchFileSnapshot(`../../golden/html/${name}.html`);
  });
});

test("without a verdict the page says what was measured, and that it is none", async () => {
  const report = { ...ofAnyVersion(reportOf({ failing: [3] })), suite: "checkout" };
  const body = pageBody(report, { verdict: false }).text;
  await expect(`${body}\n`).toMatchFileSnapshot("../../golden/html/measured.html");
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
