// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub's, not ours
import type { Mutation } from "./fixture.ts";

const UPLOAD =
  "archive: false, overwrite: true, if-no-files-found: error }\n      - uses: actions/upload-artifact@v7\n        if: ${{ !cancelled() && steps.rungate.outputs.html }}";
const RUNS_FOLDER = "          runs-folder: recordings";

export const brokenActions: Mutation[] = [
  [
    "no upload of the report",
    "path: rungate-report.default.json, name: rungate-report.default.json",
    "path: other.json, name: other.json",
    { check: "upload", what: "leaves no baseline", at: "uses: rungate" },
  ],
  [
    "another suite's report",
    RUNS_FOLDER,
    `          suite: booking\n${RUNS_FOLDER}`,
    { check: "upload", what: "leaves no baseline", at: "uses: rungate" },
  ],
  [
    "another name than path",
    "name: rungate-report.default.json",
    "name: report",
    { check: "upload", what: "has another `name` than rungate-report.default.json", at: "name: report" },
  ],
  [
    "another path than name",
    "path: rungate-report.default.json",
    "path: report.json",
    { check: "upload", what: "has another `path`", at: "path: report.json" },
  ],
  [
    "no archive: false",
    UPLOAD,
    UPLOAD.replace("archive: false, ", ""),
    { check: "upload", what: "does not have `archive: false`", at: "with:" },
  ],
  [
    "no overwrite",
    UPLOAD,
    UPLOAD.replace("overwrite: true, ", ""),
    { check: "upload", what: "does not have `overwrite: true`", at: "with:" },
  ],
  [
    "an upload only of a green gate",
    "${{ !cancelled() && steps.rungate.outputs.report }}",
    "${{ steps.rungate.outputs.report }}",
    { check: "upload", what: "is skipped after a red gate", at: "if: ${{ steps" },
  ],
  [
    "an old uploader",
    "upload-artifact@v7\n        if: ${{ !cancelled() && steps.rungate.outputs.report }}",
    "upload-artifact@v4\n        if: ${{ !cancelled() && steps.rungate.outputs.report }}",
    { check: "upload", what: "is older than v7", at: "uses: actions/upload-artifact@v4" },
  ],
  [
    "an upload that fails unseen",
    "        if: ${{ !cancelled() && steps.rungate.outputs.report }}\n",
    "        if: ${{ !cancelled() && steps.rungate.outputs.report }}\n        continue-on-error: true\n",
    { check: "upload", what: "may fail unseen", at: "continue-on-error: true" },
  ],
  [
    "an upload under a condition of its own",
    "${{ !cancelled() && steps.rungate.outputs.report }}",
    "${{ !cancelled() && failure() }}",
    { check: "upload", state: "not checked", what: "whether job", at: "if: ${{ !cancelled() && failure" },
  ],
  [
    "an upload that never is",
    "${{ !cancelled() && steps.rungate.outputs.report }}",
    "${{ !always() }}",
    { check: "upload", what: "is skipped after a red gate", at: "if: ${{ !always" },
  ],
  [
    "a gate that only reports",
    RUNS_FOLDER,
    `          report-only: true\n${RUNS_FOLDER}`,
    { check: "red-stays-red", what: "is green whatever", at: "report-only: true" },
  ],
  [
    "a gate that only reports, where an expression says so",
    RUNS_FOLDER,
    `          report-only: \${{ vars.TRIED }}\n${RUNS_FOLDER}`,
    { check: "red-stays-red", state: "not checked", what: "whether the check is red", at: "report-only:" },
  ],
  [
    "a step that may fail",
    "uses: rungate/rungate@v1",
    "continue-on-error: true\n        uses: rungate/rungate@v1",
    { check: "red-stays-red", what: "is green whatever", at: "continue-on-error: true" },
  ],
  [
    "a step that may be skipped",
    "uses: rungate/rungate@v1",
    "if: github.event_name == 'push'\n        uses: rungate/rungate@v1",
    { check: "red-stays-red", what: "is skipped when its `if` is false", at: "if: github" },
  ],
  [
    "a job that may fail",
    "    if: ${{ always() }} # a skipped job",
    "    continue-on-error: true\n    if: ${{ always() }} # a skipped job",
    { check: "red-stays-red", what: "is green whatever", at: "continue-on-error: true" },
  ],
  [
    "no always()",
    "    if: ${{ always() }} # a skipped job would count as a passed check\n",
    "",
    { check: "skipped", what: "a skipped job counts as a passed check", at: "rungate:" },
  ],
  [
    "an if that some pull requests do not fulfil",
    "if: ${{ always() }} # a skipped",
    "if: ${{ always() && !github.event.pull_request.draft }} # a skipped",
    { check: "skipped", what: "a skipped job counts as a passed check", at: "if:" },
  ],
  [
    "an if that a failed recording does not fulfil",
    "if: ${{ always() }} # a skipped",
    "if: ${{ always() && needs.record.result == 'success' }} # a skipped",
    { check: "skipped", what: "is skipped on pull requests where", at: "if:" },
  ],
  [
    "an if of which nobody can tell",
    "if: ${{ always() }} # a skipped",
    "if: ${{ always() && vars.GATE }} # a skipped",
    { check: "skipped", state: "not checked", what: "is skipped on pull requests", at: "if:" },
  ],
  [
    "an if that leaves nothing but a schedule out",
    "if: ${{ always() }} # a skipped",
    "if: ${{ always() && github.event_name != 'schedule' }} # a skipped",
    { check: "skipped", state: "advice", what: "where the rest of its `if` says so", at: "if:" },
  ],
  [
    "an if that says nothing",
    "if: ${{ always() }} # a skipped",
    "if: true # a skipped",
    { check: "skipped", what: "is skipped when a job that it needs fails", at: "if:" },
  ],
  [
    "no checkout",
    "      - uses: actions/checkout@v7\n        with: { persist-credentials: false }\n      - run: rm -rf recordings",
    "      - run: rm -rf recordings",
    { check: "configuration", what: "no step before it checks the repository out", at: "uses: rungate" },
  ],
  [
    "a download of another name",
    "pattern: recordings,",
    "name: recording,",
    { check: "recordings-artifact", what: 'leaves an artifact "recording"', at: "name: recording" },
  ],
  [
    "another folder",
    "path: recordings }",
    "path: elsewhere }",
    { check: "recordings-committed", what: "no file matched", at: "runs-folder: recordings" },
  ],
  [
    "no runs-folder, and nothing committed",
    `${RUNS_FOLDER} # the patterns of .github/rungate.yml match inside it\n`,
    "",
    { check: "recordings-committed", what: "no file matched", at: "with:" },
    { files: { "evals/runs/a.1.json": undefined } },
  ],
  [
    "an unknown input, which GitHub only warns of",
    "          needs: ${{",
    "          runs-artifact: recordings\n          needs: ${{",
    { check: "inputs", what: 'has no input "runs-artifact"', at: "runs-artifact:" },
  ],
  [
    "an if that only pushes fulfil",
    "if: ${{ always() }} # a skipped",
    "if: ${{ always() && github.event_name == 'push' }} # a skipped",
    { check: "skipped", what: "is skipped on pull requests where", at: "if:" },
  ],
];
