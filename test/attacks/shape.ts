import { marked } from "marked";
import { COMMIT } from "../core/escape/rendered.ts";

/** Returns the elements in order with attribute names and link targets, which no text may change. */
export function shapeOf(html: string): string[] {
  const tags = html.replace(/(<(?:style|script)\b[^>]*>).*?(?=<\/)/gs, "$1").match(/<[a-z/!][^>]*>/gi) ?? [];
  return tags.map((tag) => {
    const [name = ""] = /^<[^\s>]*/.exec(tag) ?? [];
    const attributes = [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(
      ([, attribute = "", value = ""]) =>
        /^(?:href|src|style|class)$/.test(attribute)
          ? `${attribute}=${value.replace(/[0-9a-f]{40}/g, "SHA")}`
          : attribute,
    );
    return [name, ...attributes].join(" ");
  });
}

/** Renders Markdown like GitHub. Removes the element around a dollar, which only prevents formulas. */
export function rendered(markdown: string): string {
  return marked.parse(markdown.replaceAll(DOLLAR, "&#36;"), { gfm: true, async: false });
}

/** Returns dollars that could delimit a formula; GitHub looks for them after resolving entities. */
export function formulasIn(markdown: string): string[] {
  return (
    markdown
      .replace(/^(`{3,})\w+\n.*?\n\1$/gms, "")
      .replaceAll(DOLLAR, "")
      .match(/\$|&#36;/g) ?? []
  );
}

const DOLLAR = "<span>&#36;</span>";

/** Returns the texts that GitHub would turn into mentions, references, links or emoji. */
export function linkedIn(html: string): string[] {
  const text = textOf(html.replace(/<pre>.*?<\/pre>/gs, ""));
  const uncoded = textOf(html.replace(/<(pre|code|a)\b.*?<\/\1>/gs, ""));
  const found = text.match(/@[\p{L}\p{N}]|#\d|\bGH-\d|:\/\/|\bwww\.|:(?!\d+:)[a-z\d_+-]+:/giu);
  return [...(found ?? []), ...(uncoded.match(COMMIT) ?? [])];
}

export function unseenIn(text: string): string[] {
  return textOf(text).match(/(?![\t\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu) ?? [];
}

export function textOf(html: string): string {
  const named: Record<string, string> = {
    ...{ amp: "&", lt: "<", gt: ">", quot: '"' },
    ...{ commat: "@", num: "#", colon: ":", sol: "/" },
  };
  return html
    .replace(/<!--.*?-->|<[a-z/][^>]*>/gis, " ")
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      decimal || hex
        ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
        : (named[name] ?? whole),
    );
}
