import { followCases } from "./cases.ts";
import { foldedIn, unfold } from "./folded.ts";
import { followTrend } from "./trend.ts";

const page = document.documentElement;

/** Stands in the head: from here on the style hides what the script will show, so that nothing is laid out twice. */
page.classList.add("js");

document.addEventListener("DOMContentLoaded", () => {
  try {
    followCases();
    followTrend();
  } catch (error) {
    // What cannot be shown on demand is shown at once.
    page.classList.remove("js");
    foldedIn(document).forEach(unfold);
    throw error;
  }
});
