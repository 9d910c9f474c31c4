/** Loaded before a program that is measured: leaves what the process used in the file that BENCH_USAGE names. */
const { readFileSync, writeFileSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

const file = process.env.BENCH_USAGE;
if (isMainThread && file !== undefined) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: ((peak() ?? maxRSS) * 1024) / 1e6 };
    writeFileSync(file, JSON.stringify(usage));
  });
}

/** KiB, where the system tells. Linux counts what the parent had when it forked into `maxRSS`, but not into this. */
function peak() {
  try {
    const [, size] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "latin1")) ?? [];
    return size === undefined ? undefined : Number(size);
  } catch {
    return undefined;
  }
}
