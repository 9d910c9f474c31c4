import fc from "fast-check";

export const NASTY = [
  ...["<img src=x onerror=alert(1)>", "</details>", "</code>", "<!-- rungate suite=default run=9 -->", "-->"],
  ...["<?x?>", "<![CDATA[x]]>", "&#64;org", "&lt;", "&", "```", "~~~", "`", "``", "\\", "\n\n# h\n", "\r"],
  ...[
    "[l](http://a.b)",
    "![i](https://a.b/c.png)",
    "!",
    "[",
    "](https://a.b)",
    "<https://a.b>",
    "]: http://a",
  ],
  ...[
    "www.a.b",
    "http://a.b",
    "ftp://a.b",
    "https://github.com/o/r/issues/1",
    "mailto:a@b.c",
    "a@b.c",
    "a@-b.c",
  ],
  ...[
    "@org/team",
    "@a",
    "fixes #1",
    "owner/repo#1",
    "GH-12",
    "gh-1",
    "user@a5c3785ed8d6a35868bc169f07e40e889087fd2e",
    "a5c3785ed8d6a35868bc169f07e40e889087fd2e",
    "a5c3785",
    "A5C3785-ED8D6A3",
  ],
  ...[
    ":rocket:",
    ":+1:",
    ":100:",
    ":1234:",
    ":white_check_mark:",
    "$x$",
    "$$",
    "$`x`$",
    "[^1]",
    "[^1]: note",
  ],
  ...[
    "> [!NOTE]",
    "- [ ] x",
    "[x]",
    "- ",
    "+ x",
    "* x",
    "1. x",
    "1)",
    "===",
    "---",
    "***",
    "**",
    "_x_",
    "~~x~~",
  ],
  ...[
    "| x | y |",
    "|---|",
    "    code",
    "\tcode",
    "  ",
    " ",
    "\u00a0",
    "#",
    "# h",
    "#0969DA",
    "%%{init: {}}%%",
  ],
  ...[
    "$\\Huge\\color{green}{\\text{Pass}}$",
    "\u05d0\u05d1 5",
    `a${"\u0301".repeat(12)}`,
    "\u3164",
    "\u034f",
    "\u2800",
    "a: b:",
  ],
  ...["\u202e", "\u001b[2J", "\u200b", "\ufeff", "\u2028", "\ud83d", "\0", "::error::", "__proto__"],
];

export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 10 })), { maxLength: 6 })
  .map((parts) => parts.join(""));

export const hostilePieces = fc
  .tuple(hostileText, fc.array(fc.nat(40), { maxLength: 3 }))
  .map(([text, cuts]) => {
    const at = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].sort((a, b) => a - b);
    return at.slice(1).map((end, index) => text.slice(at[index], end));
  });
