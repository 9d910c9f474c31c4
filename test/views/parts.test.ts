import { expect, test } from "vitest";
import { conclude } from "../../src/gate/decide/verdict.ts";
import type { Report } from "../../src/report/report.ts";
import { commentView } from "../../src/views/comment.ts";
import { pageBody } from "../../src/views/page/page.ts";
import { reportOn } from "../workspace.ts";
import { nodesOf } from "./html/elements.ts";
import { explained } from "./printed.ts";
import { onPullRequest, place } from "./pull-request.ts";
import { linesOf } from "./scenarios.ts";
import { ofAnyVersion } from "./trips.ts";

const expectations = `cases:
  - id: notify
    anyOf:
      - name: by mail
        referenceToolCalls: [{ name: send_mail, arguments: { to: ann } }]
      - name: by phone
        referenceToolCalls:
          - { name: find_number, arguments: { of: ann } }
          - { name: call_phone, arguments: { number: 12 } }
  - id: book-and-cancel
    turns:
      - referenceToolCalls: [{ name: book, arguments: { flight: NV417 } }]
        mustSay: [NV417]
      - referenceToolCalls: [{ name: cancel, arguments: { flight: NV417 } }]
        mustSay: [cancelled]
  - id: delegate
    referenceToolCalls:
      - { name: transfer_to_booking, agent: main }
      - { name: book, arguments: { flight: NV417 }, agent: booking }
`;

const call = (name: string, args: object, id: string) => [
  {
    role: "assistant",
    content: null,
    tool_calls: [{ id, type: "function", function: { name, arguments: JSON.stringify(args) } }],
  },
  { role: "tool", tool_call_id: id, content: "done" },
];
const message = (role: string, content: string) => ({ role, content });

const langchain = (type: string, data: object) => ({ type, data });
const agentCalls = (agent: string, name: string, args: object, id: string) => [
  langchain("ai", { content: "", name: agent, tool_calls: [{ id, name, args, type: "tool_call" }] }),
  langchain("tool", { content: "done", tool_call_id: id, name }),
];

function report(): Report {
  return reportOn(
    {
      "expectations.yml": expectations,
      "runs/notify.1.json": {
        toolCalls: [
          { name: "find_number", arguments: { of: "ann" } },
          { name: "call_phone", arguments: { number: 13 } },
        ],
      },
      "runs/notify.2.json": {
        toolCalls: [
          { name: "find_number", arguments: { of: "ann" } },
          { name: "call_phone", arguments: { number: 12 } },
        ],
      },
      "runs/book-and-cancel.1.json": {
        messages: [
          message("user", "Book NV417"),
          ...call("book", { flight: "NV417" }, "a"),
          message("assistant", "NV417 is booked."),
          message("user", "Cancel it"),
          ...call("cancel", { flight: "HL208" }, "b"),
          message("assistant", "Done."),
        ],
      },
      "runs/delegate.1.json": [
        langchain("human", { content: "Book NV417" }),
        ...agentCalls("main", "transfer_to_booking", {}, "a"),
        ...agentCalls("research", "book", { flight: "NV417" }, "b"),
        langchain("ai", { content: "Booked.", name: "main" }),
      ],
    },
    { runs: ["runs/{case}.{trial}.json"] },
  );
}

test("explain tells of the variant, the turn and the agent", async () => {
  await expect(explained(report())).toMatchFileSnapshot("../golden/explain/parts.txt");
});

test("the comment tells of them", async () => {
  const concluded = conclude(report(), {
    baseline: { state: "first-use", reason: "none yet" },
    role: "head",
    points: 200,
  });
  const { text } = commentView(onPullRequest(ofAnyVersion(concluded)), place);
  await expect(linesOf([["comment", text]], /^ *- |nearest/)).toMatchFileSnapshot(
    "../golden/lines/parts-comment.txt",
  );
});

test("the page tells of them", async () => {
  const page = pageBody(ofAnyVersion(report())).text;
  const sections = page.match(/<section class="trial">[\s\S]*?<\/section>/g) ?? [];
  const texts = sections.map((html, at): [string, string] => [
    `run ${at + 1}`,
    nodesOf(html)
      .flatMap(({ text }) => (text.trim() === "" ? [] : [text.trim()]))
      .join("\n"),
  ]);
  await expect(linesOf(texts, /\S/)).toMatchFileSnapshot("../golden/lines/parts-page.txt");
});
