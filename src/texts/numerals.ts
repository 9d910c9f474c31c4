/** A comma, an apostrophe or a space between groups of three digits, then a decimal point; or digits alone. */
const ENGLISH = /^(?:[0-9]{1,3}(?:([,'’ \u00a0\u202f\u2009])[0-9]{3})(?:\1[0-9]{3})*|[0-9]+)(?:\.[0-9]+)?$/;
/** As they are grouped in India: 1,00,000. */
const INDIAN = /^[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?:\.[0-9]+)?$/;
/** Points between groups, where a decimal comma or a second point shows that they are no decimal points; or a decimal comma. */
const CONTINENTAL =
  /^(?:[0-9]{1,3}(?:\.[0-9]{3}){2,}|[0-9]{1,3}(?:[. \u00a0\u202f\u2009][0-9]{3})+,[0-9]+|[0-9]+,[0-9]+)$/;

/** A piece of text that begins with a digit: a number, with its value in the one way of writing that equal numbers share, or a name. */
export interface Numeral {
  kind: "number" | "word";
  text: string;
}

/**
 * What digits say, with what stands between them: `1,628.00` is the number 1628, `10:30` and `1.2.3` are names, `1,2,3` are three
 * numbers. Zeros at its beginning stay: codes have them.
 */
export function numeralsIn(run: string): Numeral[] {
  const value = decimalOf(run);
  if (value !== undefined) return [{ kind: "number", text: value }];
  const apart = /[ \u00a0\u202f\u2009]/.test(run) ? /[ \u00a0\u202f\u2009]/ : /[,'’]/;
  const parts = run.split(apart);
  if (parts.length > 1) return parts.flatMap(numeralsIn);
  return [{ kind: "word", text: run }];
}

function decimalOf(run: string): string | undefined {
  if (ENGLISH.test(run)) return plain(run.replace(/[^0-9.]/g, ""));
  if (INDIAN.test(run)) return plain(run.replaceAll(",", ""));
  if (CONTINENTAL.test(run)) return plain(run.replace(/[^0-9,]/g, "").replace(",", "."));
  return undefined;
}

/** Without zeros that say nothing. */
function plain(decimal: string): string {
  if (!decimal.includes(".")) return decimal;
  const digits = decimal.split("");
  while (digits.at(-1) === "0") digits.pop();
  if (digits.at(-1) === ".") digits.pop();
  return digits.join("");
}
