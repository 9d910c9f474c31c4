import fc from "fast-check";

/** Property tests take the same samples every time, so that a red build means a change. Others: SEED=1 npx vitest run */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
