/** How well a judge agrees with people. Texts in it come from recordings, labels and the judge. */
export interface Calibration {
  /** Who judged, and how, with the number of compared labels that it judged. */
  judges: { name: string; labels: number }[];
  labels: { given: number; compared: number; unjudged: number };
  /** The share of calls on which they agree, with its 95 % interval. */
  agreement: { value: number; interval: [low: number, high: number] };
  /** Null where chance alone would agree on everything. */
  kappa: Kappa | null;
  confusion: Confusion;
  /** The worst first. */
  disagreements: Disagreement[];
  unjudged: { case: string; trial: string; callId: string; reason: string }[];
  /** What a reader must know; warnings where the judge gates. */
  caveats: Caveat[];
}

export interface Kappa {
  value: number;
  /** 95 %. */
  interval: [low: number, high: number];
  /** What Landis and Koch call such an agreement. */
  word: string;
}

/** How many calls people and the judge find appropriate. */
export interface Confusion {
  both: number;
  onlyPeople: number;
  onlyJudge: number;
  neither: number;
}

/** A call of which a person and the judge think differently. */
export interface Disagreement {
  case: string;
  tags: Record<string, string>;
  trial: string;
  callId: string;
  toolCallId: string | null;
  name: string;
  /** Who of both finds the call appropriate. */
  appropriateBy: "people" | "judge";
  /** How many of the judge's votes say what it says. */
  agreeing: number;
  votes: number;
  reasoning?: string;
}

export interface Caveat {
  severity: "warning" | "note";
  message: string;
}
