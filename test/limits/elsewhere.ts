/** Limits that other tests exceed: of truncation, of GitHub, of a judge. By limit, `file › title`. */
export const elsewhere: Record<string, string> = {
  agentFiles: "test/recordings/files/agent-files.test.ts › that are too many are none, with a problem",
  agentBytes: "test/recordings/files/agent-files.test.ts › that are too large are none, with a problem",
  agentGlobs: "test/setup/record/agent-guess.test.ts › guesses so many files at most",
  unzippedBytes: "test/recordings/files/documents.slow.test.ts › a gzip bomb is not unpacked",
  entriesSearched:
    "test/recordings/files/patterns.slow.test.ts › among more entries than are searched, none is suggested",
  filesLookedInto: "test/setup/init/find-recordings.slow.test.ts › looks into some files of a large folder",
  runsLookedAt: "test/setup/init/find-recordings.slow.test.ts › looks at the first runs of a file",
  toolParameters:
    "test/recordings/reading/parameters.test.ts › as far as there are not too many, and none is too long",
  rememberedText: "test/recordings/reading/arguments.test.ts › of a long text are read again, and are equal",
  rememberedCharacters:
    "test/recordings/reading/arguments.test.ts › that are too many together are forgotten, and read again",
  tokensOfRun: "test/gate/measures.test.ts › %j is not measured, and the run is scored",
  costOfRun: "test/gate/measures.test.ts › a cost and a duration beyond their limits are not known",
  durationOfRun: "test/gate/measures.test.ts › a cost and a duration beyond their limits are not known",
  valuesSearched:
    "test/limits/cuts.test.ts › of a huge document the beginning is searched for marks of formats",
  modelsOfRun: "test/scorers/measures.test.ts › is not known of more models than are told apart",
  cases: "test/limits/cuts.test.ts › an expectations file of too many cases is refused",
  caseTags: "test/limits/cuts.test.ts › a case of too many tags is refused",
  retired: "test/limits/cuts.test.ts › an expectations file of too many retired cases is refused",
  gitBytes: "test/e2e/base-ref.test.ts › a git that answers with more than is read",
  gitSeconds:
    "test/recordings/files/checked-out.slow.test.ts › and where it does not answer it is not waited for",
  workflows: "test/attacks/doctor.test.ts › too many workflows",
  workflowBytes: "test/attacks/doctor.test.ts › a workflow that is too large",
  ignoringLines: "test/recordings/files/git-ignored.test.ts › more lines than are read",
  gates: "test/attacks/doctor.test.ts › too many gates",
  recordingsSearched:
    "test/setup/doctor/in-the-folder.slow.test.ts › are not sought in more recordings than are searched",
  proposedNesting:
    "test/setup/init/propose.test.ts › accept any arguments where a reference cannot state them",

  explainedCalls: "test/core/assignment.test.ts › calls or more",
  permutationSteps:
    "test/core/statistics/drop-test.test.ts › takes the normal form, by the steps and not by the cases",
  challengedBreaks:
    "test/gate/challenge/challenge.test.ts › of more breaks than are gated is sampled by its seed",
  plannedCases: "test/gate/measure/suite-plan.test.ts › is looked for among no more cases than the limit",
  namesCompared: "test/gate/shards/merge.slow.test.ts › more names than are compared for a suggestion",

  countedTools: "test/gate/baseline/tools.test.ts › so many are counted",
  reportedTools: "test/gate/baseline/tools.test.ts › so many are told of",
  reportedConfusions: "test/gate/baseline/tools.test.ts › so many that one is confused with",
  baselineBytes: "test/gate/baseline/file.test.ts › is a problem beyond the bound, and is not read",
  reportNesting:
    "test/gate/baseline/read-reports.test.ts › one that nests too deeply, at its end or everywhere",
  shards: "test/gate/score/faults.test.ts › more files than there may be shards",
  partialReportBytes: "test/gate/score/faults.test.ts › a file that is too large",
  partialReportsBytes: "test/limits/partial-reports.test.ts › partial reports have a bound together",

  requests:
    "test/limits/requests.slow.test.ts › beyond the requests of one job nothing more is asked of GitHub",
  requestSeconds:
    "test/faults/slow.test.ts › the job ends all the same, nothing passes that was not compared, and all is said",
  githubAnswerBytes:
    "test/core/network/answers.slow.test.ts › as soon as there are more, though the answer has no end",
  heldRunTries: "test/e2e/command.test.ts › starts the gate by hand where GitHub makes no run",
  heldRunPause: "test/e2e/command.test.ts › starts the gate by hand where GitHub makes no run",
  terminalColumns: "test/views/views.test.ts › at a terminal",
  requestRetries: "test/github/download-artifact.slow.test.ts › a fault that passes is waited out",
  rateLimitSeconds: "test/github/comments.slow.test.ts › a rate limit",
  rateLimitWaits: "test/limits/requests.slow.test.ts › a rate limit that stays is waited for so many times",
  redirects: "test/github/download-artifact.slow.test.ts › in a loop ends",
  downloadSeconds: "test/github/download-artifact.slow.test.ts › no answer",
  commitPages: "test/github/commits.slow.test.ts › first parents end at the last page that is asked for",
  baselineDistance: "test/github/baseline.slow.test.ts › lies at most so many first parents below",
  artifactPages: "test/github/artifacts.slow.test.ts › says when there are more than are read",
  runPages:
    "test/github/baseline-unavailable.slow.test.ts › that is longer than is read leaves no baseline below",
  baselineCandidates:
    "test/github/baseline-unavailable.slow.test.ts › leaves the nearest runs to be looked at, under the same rules",
  pages: "test/github/comments.slow.test.ts › a pull request with more comments than are looked through",
  pullRequestsOfBranch:
    "test/github/action/fork-comment-body.slow.test.ts › when a branch is offered to more others than a run is sought among",

  earlierRuns:
    "test/attacks/looks.test.ts › be read without end: beyond a limit the older ones are only counted",
  acceptedCases: "test/attacks/commands.test.ts › more cases than one comment may name",
  acceptReason: "test/attacks/commands.test.ts › a reason that is longer than a commit takes",
  acceptedRecordings: "test/attacks/commands.test.ts › with more recordings than are read",
  acceptedBytes: "test/attacks/commands.test.ts › recordings of more bytes than are read are not read",
  readingSeconds: "test/attacks/moved-head.test.ts › a report that was there only seconds before the comment",

  judgeRetries: "test/scorers/judge/faults.slow.test.ts › a fault that does not pass fails the run",
  judgeFaultsInRow:
    "test/scorers/judge/faults.slow.test.ts › and stops the judge when it fails three runs in a row",
  judgeRetryAfterSeconds:
    "test/scorers/judge/faults.slow.test.ts › what holds for all runs is asked once and stops the judge",
  judgeAnswerBytes: "test/scorers/judge/replies.slow.test.ts › the answer was longer than 1048576 bytes",
  judgeRefusal:
    "test/limits/cuts.test.ts › of a refusal that a judge's server words at length the beginning is kept",
  judgedText: "test/scorers/judge/question.test.ts › of what is long a judge sees beginning and end",
  judgedValue: "test/scorers/judge/question.test.ts › of what is long a judge sees beginning and end",
  judgedRun: "test/scorers/judge/question.test.ts › of a run that is too long",
  judgedCalls: "test/scorers/judge/question.test.ts › of a run that is too long",
  judgedRows: "test/scorers/sheet-questions.test.ts › a run that is too long for a judge is not assessed",
  judgedContexts: "test/scorers/sheet-questions.test.ts › by its contexts, %s, and by them alone",
  toolDescription: "test/scorers/judge/question.test.ts › also of a tool's description",
  redactedText:
    "test/scorers/judgement/question-redaction.test.ts › of what is too long to be searched for what the policy hides",
  redactedRun: "test/scorers/judgement/question-redaction.test.ts › a run with too much of it is not judged",
  hidingSteps:
    "test/scorers/judgement/question-redaction.test.ts › nor one in which long values would have to be sought in much text",
  hiddenValues:
    "test/scorers/judgement/question-redaction.test.ts › and a run that has too much of it is not judged",
  openedTexts:
    "test/config/policy/redact.test.ts › in texts in texts, as deep as they are opened, and deeper no text at all",
  judgeThinking: "test/scorers/judge/question.test.ts › allows for a reply that judges every call",
  judgeVerdict: "test/scorers/judge/question.test.ts › allows for a reply that judges every call",
  judgeRow: "test/scorers/sheet-questions.test.ts › allows for a reply that fills in every row",
  judgeWord: "test/scorers/sheet-questions.test.ts › allows for a reply that fills in every row",
  keptReasoning: "test/scorers/judgement/reply.slow.test.ts › the beginning, and no half of a character",
  keptJudgements: "test/recordings/files/judgements.test.ts › of more than may be kept the newest are",
  labels: "test/setup/calibrate/labels.test.ts › where there are too many",

  shownString:
    "test/config/policy/redact.test.ts › has its long texts cut, and is cut itself when it is still too long",
  shownValue:
    "test/config/policy/redact.test.ts › has its long texts cut, and is cut itself when it is still too long",
  shownName: "test/gate/shards/forged.test.ts › of a case with an endless id that is another shard's",
  shownText: "test/views/judge.test.ts › however much a judge says, a view shows the beginning",
  shownSentence:
    "test/views/page/cases.test.ts › what tells of the runs of the worst cases, and rows of the others",
  shownReasoning: "test/scorers/judgement/reply.slow.test.ts › all, up to several times what is shown",
  shownDifferences: "test/views/page/cases.test.ts › of a run's long lists it says how much is left out",
  listedRules: "test/scorers/rules.test.ts › no more rules are told than a report lists",
  shownCalls: "test/gate/shards/merge.slow.test.ts › more unexpected calls than a report lists",
  shownEdits:
    "test/gate/accept/select-trials.test.ts › a difference beyond the bound is not shown, and says so",
  commentCharacters: "test/views/hostile.slow.test.ts › with any text and any number of cases",
  summaryBytes: "test/views/hostile.slow.test.ts › with any text and any number of cases",
  summaryRest: "test/views/hostile.slow.test.ts › and a job summary leaves room for why there is no comment",
  checkRunAnnotations: "test/e2e/check-run.test.ts › has more annotations than the log, at the expectations",
  tableBytes: "test/recordings/files/tables.test.ts › a table of more bytes than are read is a fault",
  annotations:
    "test/views/annotations.test.ts › stand beside the expectations of the ten worst cases, and say why",
  pageCases: "test/views/page/cases.test.ts › so many cases, and says how many more there are",
  pageCharacters: "test/views/page/cases.test.ts › no more than that, however long the names are",
  pageRows:
    "test/views/page/cases.test.ts › what tells of the runs of the worst cases, and rows of the others",
  pageUnfolded:
    "test/browser/blocked-script.test.ts › a server's policy that stops it: every case is there, and the folded ones say where their runs are",
  pageTrials: "test/views/page/cases.test.ts › so many runs of a case, those that fail first",
  pageGoneCases:
    "test/limits/cuts.test.ts › of the cases that are gone a page lists so many, and counts the rest",
  junitCases:
    "test/views/junit.slow.test.ts › says what it leaves out of many cases and long runs, the passing ones first",
  junitCharacters:
    "test/views/junit.slow.test.ts › stays below its limit of characters, however cases and suites are called",
  junitExplained:
    "test/views/junit.slow.test.ts › stays below its limit of characters, however cases and suites are called",
  junitLines:
    "test/views/junit.slow.test.ts › says what it leaves out of many cases and long runs, the passing ones first",
  listedProblems: "test/views/comment.test.ts › more problems than there is room for are counted",
  slicedTags: "test/report/slices.test.ts › within the limits, which keep the worst",
  slicedValues: "test/report/slices.test.ts › within the limits, which keep the worst",
  chartedMeasures: "test/views/page/trend.test.ts › so many scorers are drawn, the others counted",
  listedShifts: "test/views/page/trend.test.ts › of many shifts those that stand are listed first",
  printedMeasures: "test/gate/measure/command.slow.test.ts › counts the scorers that it leaves out",
  shownTypes: "test/recordings/account.test.ts › names so many types, and counts the rest",
  shownLack:
    "test/limits/cuts.test.ts › of what an answer lacks so much is listed, and each as far as it is read",
  shownLacks:
    "test/limits/cuts.test.ts › of what an answer lacks so much is listed, and each as far as it is read",
  shownProblems: "test/gate/job/run.test.ts › lists a thousand problems, errors first, and counts the rest",
  recordedBodyBytes: "test/e2e/record-sdks.test.ts › breaks off or writes too much",
  recordedRunBytes:
    "test/setup/record/recording.test.ts › a recording that is larger than can be read holds only why",
  encodedText:
    "test/setup/record/redact-recording.test.ts › holds the digest of encoded data, the same for the same data",
  askedTurns: "test/e2e/record-turns.test.ts › refuses more turns than a case may have",
  serverReplyBytes: "test/e2e/record-turns.test.ts › a reply that is too large could not run",
  portMilliseconds: "test/e2e/record-turns.test.ts › waits for a server that needs long to listen",
  startsAtOnce: 'test/e2e/record-faults.test.ts › ["--concurrency", "101"]',
  trials: 'test/e2e/record-faults.test.ts › ["--trials", "101"]',
  startSeconds: 'test/e2e/record-faults.test.ts › ["--timeout", "86401"]',
  shownOutput:
    "test/e2e/record-faults.test.ts › a command that fails before it asks anything shows what it printed, without its secrets",
  graceMilliseconds:
    "test/e2e/record-faults.test.ts › a command that hangs is ended with all that it started, and its run could not run",
};
