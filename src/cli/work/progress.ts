/** Work shorter than this shows no progress. */
const PATIENCE_MS = 1_000;
const REDRAW_MS = 100;

/** A progress bar on a terminal's standard error, drawn once work has lasted a second. Nothing when standard error is no terminal. */
export async function progressBar(): Promise<(done: number, total: number) => void> {
  return barOf("{bar} {value}/{total} files · {eta_formatted} left");
}

/** The same of runs that a judge is asked about. */
export async function judgeProgressBar(): Promise<(done: number, total: number, known: number) => void> {
  const draw = await barOf("{bar} judged {value}/{total}, {known} known before · {eta_formatted} left");
  return (done, total, known) => draw(done, total, { known });
}

type Draw = (done: number, total: number, more?: Record<string, number>) => void;

async function barOf(format: string): Promise<Draw> {
  if (!process.stderr.isTTY) return () => {};
  const { Presets, SingleBar } = await import("cli-progress");
  const started = performance.now();
  const bar = new SingleBar(
    { format, clearOnComplete: true, stream: process.stderr },
    Presets.shades_classic,
  );
  let drawn = 0;
  return (done, total, more = {}) => {
    const now = performance.now();
    if (done === total) bar.stop();
    else if (now - started > PATIENCE_MS && now - drawn > REDRAW_MS) {
      if (drawn === 0) bar.start(total, done, more);
      else bar.update(done, more);
      drawn = now;
    }
  };
}
