import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, describe as group, test } from "vitest";
import type { Json } from "../../src/json/json.ts";
import { parseJson } from "../../src/json/parse.ts";
import type { CallStatus } from "../../src/recordings/run.ts";
import { readAs } from "./fixture.ts";

const shared = new URL("../../../shared/", import.meta.url);
const present = existsSync(new URL("formats/EXPECTED_CALLS.json", shared));
const describe = present ? group : group.skip;
const where = present ? "" : " (skipped: ../shared is not there)";

function text(path: string): string {
  return readFileSync(new URL(path, shared), "utf8");
}

function rows(path: string): Json[] {
  return path.endsWith(".jsonl")
    ? text(path).trimEnd().split("\n").map(parseJson)
    : (parseJson(text(path)) as Json[]);
}

/** The calls of each run, as `name` where all went well and `name: status` where it did not. */
function calls(format: string, documents: Json[]): string[][] {
  const runs = documents.flatMap((document) => readAs(format, document));
  return runs.map(({ toolCalls }) =>
    toolCalls.map(({ name, status }) => (status === "ok" ? name : `${name}: ${status}`)),
  );
}

const CHATS: Record<string, string[]> = {
  "cohere-v2-parallel.json": ["get_time", "get_weather"],
  "deepseek-parallel.chat.json": ["load_capability", "search_tools", "get_player_name", "roll_dice"],
  "edge-arguments-not-json.messages.json": [
    "find_user_id_by_name_zip",
    "get_user_details",
    "list_all_product_types",
    "get_product_details",
    "get_order_details",
    "get_order_details",
    "get_order_details",
    "think",
    "think",
    "think",
    "think",
    "modify_pending_order_items",
  ],
  "edge-snowflake-empty-function_call.json": ["get_weather"],
  "edge-tool-call-as-text.messages.json": [],
  "ollama-native-args-object.json": ["get_current_weather"],
  "parallel-two-calls-then-one.chat.json": ["get_country", "get_product_name", "get_weather"],
  "response-only.chat.completion.json": ["delete_file: pending", "create_file: pending"],
  "tau1-airline-task2-trial0.messages.json": [
    "get_user_details",
    "get_reservation_details",
    "get_reservation_details",
    "get_reservation_details",
    "update_reservation_flights",
    "update_reservation_flights",
    "calculate",
  ],
};

describe(`recordings of OpenAI chats${where}`, () => {
  test.each(Object.entries(CHATS))("%s", (file, expected) => {
    expect(calls("openai-chat", [parseJson(text(`formats/openai-chat/${file}`))])).toEqual([expected]);
  });

  test("arguments that are not JSON are marked", () => {
    const document = parseJson(text("formats/openai-chat/edge-arguments-not-json.messages.json"));
    const [run] = readAs("openai-chat", document);
    const malformed = run?.toolCalls.filter((call) => call.malformed);
    expect(malformed).toMatchObject([{ name: "think", id: "call_IpqbNkOjOMaNU7hX9Nczbx79", turn: 30 }]);
  });
});

describe(`recordings of tau-bench${where}`, () => {
  test("two runs of the airline", () => {
    const documents = rows("formats/tau-bench/tau1-airline-two-runs.json");
    expect(calls("tau-bench", documents)).toEqual([
      [
        "get_user_details",
        "search_direct_flight",
        "search_onestop_flight",
        "calculate",
        "book_reservation: error",
        "think",
        "calculate",
        "book_reservation",
      ],
      [],
    ]);
    const runs = documents.flatMap((document) => readAs("tau-bench", document));
    expect(runs).toMatchObject([
      { caseId: "0", trial: "0", referenceToolCalls: [{ name: "book_reservation" }] },
      { caseId: "7", trial: "1", referenceToolCalls: [{ name: "update_reservation_flights" }] },
    ]);
  });

  test("two simulations of the airline", () => {
    const document = parseJson(text("formats/tau-bench/tau2-airline-two-simulations.json"));
    expect(calls("tau-bench", [document])).toEqual([
      ["get_user_details", ...Array<string>(5).fill("get_reservation_details"), "transfer_to_human_agents"],
      [
        "get_user_details",
        ...Array<string>(3).fill("get_reservation_details"),
        "search_direct_flight",
        "search_direct_flight",
        "update_reservation_flights",
      ],
    ]);
    const runs = readAs("tau-bench", document);
    expect(runs.map(({ toolCalls }) => toolCalls.map(({ group }) => group))).toEqual([
      [0, 1, 1, 1, 1, 1, 2],
      [0, 1, 1, 1, 2, 2, 3],
    ]);
    expect(runs).toMatchObject([
      {
        caseId: "1",
        referenceToolCalls: [{ name: "get_user_details" }, { name: "get_reservation_details" }],
      },
      { caseId: "11", referenceToolCalls: [{ name: "update_reservation_flights" }] },
    ]);
  });

  test("a simulation in which the user calls tools too", () => {
    const document = parseJson(text("formats/tau-bench/tau2-telecom-user-tool-calls.json"));
    expect(calls("tau-bench", [document])).toEqual([
      [
        "get_customer_by_phone",
        "get_details_by_id",
        "get_details_by_id",
        "enable_roaming",
        "transfer_to_human_agents",
      ],
    ]);
    expect(readAs("tau-bench", document)).toMatchObject([{ referenceToolCalls: [], warnings: [] }]);
  });
});

describe(`recordings of RAGAS${where}`, () => {
  test("three samples of a shop", () => {
    const documents = rows("formats/ragas/multi_turn_samples.from-tau-retail.jsonl");
    expect(calls("ragas", documents)).toEqual([
      [
        "find_user_id_by_name_zip",
        "get_user_details",
        "get_order_details",
        "get_product_details",
        "get_product_details",
        "exchange_delivered_order_items",
      ],
      [
        "list_all_product_types",
        "get_product_details",
        "find_user_id_by_name_zip",
        "get_user_details",
        ...Array<string>(5).fill("get_order_details"),
        "return_delivered_order_items",
      ],
      [
        "find_user_id_by_name_zip",
        "get_user_details",
        ...Array<string>(3).fill("get_order_details"),
        "get_product_details",
        "get_product_details",
        "exchange_delivered_order_items",
      ],
    ]);
    const runs = documents.flatMap((document) => readAs("ragas", document));
    expect(runs.map(({ referenceToolCalls }) => referenceToolCalls?.length)).toEqual([5, 12, 6]);
  });
});

describe(`the 842 runs of taubench${where}`, () => {
  test("are chats with 7,474 calls", () => {
    const counts: Partial<Record<CallStatus | "runs" | "malformed", number>> = {};
    const count = (what: keyof typeof counts) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    for (const file of readdirSync(new URL("taubench/", shared)).filter((name) => name.endsWith(".gz"))) {
      const packed = readFileSync(new URL(`taubench/${file}`, shared));
      for (const line of gunzipSync(packed).toString().trimEnd().split("\n")) {
        for (const run of readAs("openai-chat", parseJson(line))) {
          count("runs");
          for (const { status, malformed } of run.toolCalls) {
            count(status);
            if (malformed) count("malformed");
          }
        }
      }
    }
    expect(counts).toEqual({ runs: 842, ok: 7_094, error: 380, malformed: 54 });
  });
});
