/** Finished Markdown that opens by a click. The empty lines make GitHub read it as Markdown. */
export function details(title: string, text: string): string {
  return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}
