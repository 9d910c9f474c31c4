/** How the reason begins why a run is not put before a judge that has too much in it. */
export const TOO_LONG = "the run is too long for a judge";
