import { reportFileName } from "./suite-name.ts";

/** The lines of the step by which a job of one's own uploads its report, so that it may be a baseline. */
export function uploadLines(suite: string): string[] {
  const file = reportFileName(suite);
  return [
    "- uses: actions/upload-artifact@v7",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not ours
    "  if: ${{ !cancelled() }}",
    "  with:",
    `    path: ${file}`,
    `    name: ${file}`,
    "    archive: false",
    "    overwrite: true",
    "    if-no-files-found: error",
  ];
}
