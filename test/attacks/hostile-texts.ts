export const WITNESS = "witness";

export const hostileTexts: Record<string, string> = {
  "our own marker": "<!-- rungate suite=default run=9 -->\n<!--",
  "closing tags": "</code></details></summary></sub></td></tr></table></div></article></html>",
  "cells and lines of a table": "| a | b |\n|---|---|\n| c | d |\n\n|",
  "backticks longer than any fence": `${"`".repeat(40)}\n\`\`\`\n~~~\n\``,
  mentions: "@org/team @octocat cc: (@mallory)",
  "references to issues": "#123 fixes #1 closes: owner/repo#1 GH-12 octo/demo@0123456789abcdef",
  "hashes of commits": "a5c3785ed8d6a35868bc169f07e40e889087fd2e a5c3785",
  "images and links": '![i](https://a.b/c.png) [l](https://a.b "t") ![r][x] [x]\n\n[x]: https://a.b',
  "addresses that become links": "<https://a.b> https://a.b www.a.b a@b.cd mailto:a@b.cd ftp://a.b",
  "bidi, zero width and ANSI":
    "\u202eab\u2066\u200b\u200d\ufeff\u0085\u001b[2J\u001b]8;;https://a.b\u0007c\u009b1m",
  "a chart's words": '"]\n%%{init: {"theme": "forest"}}%%\nclick a href "https://a.b"\n```\nend',
  scripts: `"><script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)>' onclick='alert(1)`,
  "everything else that Markdown reads":
    "# h\n- [ ] x\n1. x\n    code\n***b*** ~~s~~ __u__ $x$ $$y$$ :rocket: [^1] > q\n===\n---\n\\",
  "entities, which are text here":
    "&lt;b&gt; &#64;org &#x40;org &commat;org &num;1 https&colon;//a.b &amp;#64;org &nbsp;",
};
