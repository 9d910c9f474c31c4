import { counted, grouped } from "../../wording.ts";

/** `30 cases`, `10,000 of 20,000 cases`. */
export function shareOfCases(part: number, all: number): string {
  return `${part === all ? "" : `${grouped(part)} of `}${counted(all, "case")}`;
}
