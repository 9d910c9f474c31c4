import { type Paint, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { fullName } from "../core/tool-name.ts";
import { HIDDEN, redactRules, rulesForTexts } from "../recordings/redact-values.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { type Redactor, redactor } from "../report/details.ts";
import { valueText } from "../report/difference-text.ts";

/** A part of a conversation, redacted. */
export interface ConversationPart {
  /** `user`, `answer`, or the name of a called tool. */
  name: string;
  isCall: boolean;
  text: string;
}

/** Returns the texts of the user, each call with its arguments, and the final answer, in order. `rules`: what the policy redacts. */
export function conversationOf(run: Run, rules: readonly string[]): ConversationPart[] {
  const redact = redactor(rules);
  const elsewhere = rulesForTexts(run.toolCalls, redactRules(rules));
  const clean = (text: string) => (elsewhere === undefined ? HIDDEN : elsewhere.clean(redact.text(text)));
  const said = (name: string, text: string) => ({
    name,
    isCall: false,
    text: shorten(clean(text).trim(), limits.shownText),
  });
  const users = run.texts.flatMap(({ speaker, text, turn }) =>
    speaker === "user" ? [{ turn, ...said("user", text) }] : [],
  );
  const asked = users.length === 0 && run.input !== "" ? [{ turn: 0, ...said("user", run.input) }] : users;
  const calls = run.toolCalls.map((call) => ({
    turn: call.turn,
    name: redact.text(call.name),
    isCall: true,
    text: argumentsOf(call, redact),
  }));
  const inOrder = [...asked, ...calls].sort((a, b) => a.turn - b.turn);
  return [
    ...inOrder.map(({ turn: _turn, ...part }) => part),
    ...(run.response === "" ? [] : [said("answer", run.response)]),
  ];
}

/** A rule can name the tool, the tool with its server, or the wrapper that called it. */
function argumentsOf(call: ToolCall, redact: Redactor): string {
  const { name, recordedAs = name, arguments: args, malformed } = call;
  if (malformed) return String(redact.malformed(args));
  const names = [name, recordedAs, fullName(call)];
  return valueText(names.reduce((value, tool) => redact.argument(value, tool, []), args));
}

export function conversationLines(parts: readonly ConversationPart[], paint: Paint): TerminalText[] {
  return parts.map(({ name, isCall, text }) =>
    isCall
      ? terminal`    ${paint.dim("call  ")} ${name} ${text}`
      : terminal`    ${paint.dim(name.padEnd(6))} ${text}`,
  );
}
