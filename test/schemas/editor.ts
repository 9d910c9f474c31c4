import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type CompletionItem,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const PUBLISHED = "https://raw.githubusercontent.com/rungate/rungate/main/";

/** An underlined place in a text, from 1, and its message. */
interface Underlined {
  line: number;
  column: number;
  message: string;
}

export interface Editor {
  problems(text: string, file?: string): Promise<Underlined[]>;
  /** The completions at `▮` in a text. */
  offers(text: string): Promise<CompletionItem[]>;
  hover(text: string, word: string): Promise<string>;
  requestedSchemas: Set<string>;
  close(): Promise<void>;
}

/**
 * Starts yaml-language-server and speaks its protocol. Published schema addresses return this repository's schemas; all other requests fail
 * without network access.
 */
export async function startEditor(): Promise<Editor> {
  const program = fileURLToPath(import.meta.resolve("yaml-language-server/bin/yaml-language-server"));
  const server = spawn(process.execPath, [program, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const requestedSchemas = new Set<string>();
  const waiting = new Map<string, (problems: Diagnostic[]) => void>();
  connection.onRequest("vscode/content", (address: string) => {
    requestedSchemas.add(address);
    if (!address.startsWith(PUBLISHED)) throw new Error(`no schema at ${address}`);
    return readFileSync(ofRepository(address.slice(PUBLISHED.length)), "utf8");
  });
  connection.onRequest("workspace/configuration", ({ items }: { items: { section?: string }[] }) =>
    items.map(({ section }) => (section === "yaml" ? SETTINGS : {})),
  );
  connection.onRequest("client/registerCapability", () => null);
  connection.onNotification(
    "textDocument/publishDiagnostics",
    ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => waiting.get(uri)?.(diagnostics),
  );
  connection.listen();
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
        hover: { contentFormat: ["markdown"] },
      },
    },
  });
  await connection.sendNotification("yaml/registerContentRequest");
  await connection.sendNotification("initialized", {});

  let opened = 0;
  const open = async (text: string, file?: string) => {
    opened += 1;
    const uri = file === undefined ? `file:///work/${opened}.yml` : ofRepository(file).href;
    const diagnostics = new Promise<Diagnostic[]>((resolve) => waiting.set(uri, resolve));
    await connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "yaml", version: 1, text },
    });
    return { uri, diagnostics };
  };
  return {
    requestedSchemas,
    problems: async (text, file) => {
      const { diagnostics } = await open(text, file);
      return (await diagnostics).map(({ range: { start }, message }) => ({
        line: start.line + 1,
        column: start.character + 1,
        message: typeof message === "string" ? message : message.value,
      }));
    },
    offers: async (text) => {
      const position = placeOf(text, text.indexOf("▮"));
      const { uri } = await open(text.replace("▮", ""));
      const answer: CompletionList | null = await connection.sendRequest("textDocument/completion", {
        textDocument: { uri },
        position,
      });
      return answer?.items ?? [];
    },
    hover: async (text, word) => {
      const { uri } = await open(text);
      const answer: Hover | null = await connection.sendRequest("textDocument/hover", {
        textDocument: { uri },
        position: placeOf(text, text.indexOf(word)),
      });
      const contents = answer?.contents;
      return typeof contents === "object" && "value" in contents ? contents.value : "";
    },
    close: async () => {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      connection.dispose();
    },
  };
}

const SETTINGS = {
  validate: true,
  hover: true,
  completion: true,
  schemaStore: { enable: false },
  kubernetesCRDStore: { enable: false },
};

function ofRepository(file: string): URL {
  return new URL(`../../${file}`, import.meta.url);
}

function placeOf(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}
