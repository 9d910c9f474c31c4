import { z } from "zod";

// Code that is made for a schema takes longer than what is checked with it, even for thousands of cases.
z.config({ jitless: true });

/** The library of schemas. It makes no code of text here. */
export { z };
