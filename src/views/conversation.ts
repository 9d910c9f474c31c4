import { type Paint, type TerminalText, terminal } from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { shorten } from "../core/text.ts";
import { HIDDEN, hiddenValues, redactRules, valueRules } from "../recordings/redact-values.ts";
import type { Run } from "../recordings/run.ts";
import { redactor } from "../report/details.ts";
import { valueText } from "../report/reasons.ts";

/** A part of a conversation, redacted. */
export interface ConversationPart {
  /** `user`, `answer`, or the name of a called tool. */
  name: string;
  isCall: boolean;
  text: string;
}

/** Returns the texts of the user, each call with its arguments, and the final answer, in order. `rules` are the redaction rules of the policy. */
export function conversationOf(run: Run, rules: readonly string[]): ConversationPart[] {
  const redact = redactor(rules);
  const hidden = hiddenValues(run.toolCalls, redactRules(rules));
  const elsewhere = valueRules(hidden, redactRules(rules));
  // A text can repeat an argument that the policy hides.
  const clean = (text: string) =>
    hidden.size > limits.hiddenValues ? HIDDEN : elsewhere.clean(redact.text(text));
  const said = (name: string, text: string) => ({
    name,
    isCall: false,
    text: shorten(clean(text).trim(), limits.shownText),
  });
  const users = run.texts.flatMap(({ speaker, text, turn }) =>
    speaker === "user" ? [{ turn, ...said("user", text) }] : [],
  );
  const asked = users.length === 0 && run.input !== "" ? [{ turn: 0, ...said("user", run.input) }] : users;
  const calls = run.toolCalls.map(({ name, arguments: args, malformed, turn }) => ({
    turn,
    name: redact.text(name),
    isCall: true,
    text: malformed ? String(redact.malformed(String(args))) : valueText(redact.argument(args, name, [])),
  }));
  const inOrder = [...asked, ...calls].sort((a, b) => a.turn - b.turn);
  return [
    ...inOrder.map(({ turn: _turn, ...part }) => part),
    ...(run.response === "" ? [] : [said("answer", run.response)]),
  ];
}

export function conversationLines(parts: readonly ConversationPart[], paint: Paint): TerminalText[] {
  return parts.map(({ name, isCall, text }) =>
    isCall
      ? terminal`    ${paint.dim("call  ")} ${name} ${text}`
      : terminal`    ${paint.dim(name.padEnd(6))} ${text}`,
  );
}
