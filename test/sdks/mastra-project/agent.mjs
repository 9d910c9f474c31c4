import { task } from "../agents/tools.mjs";
import { mastra } from "./mastra.mjs";

const thread = { thread: `t-${process.env.RUNGATE_TRIAL ?? 1}`, resource: "traveller" };
const { text } = await mastra.getAgent("concierge").generate(task, { memory: thread, maxSteps: 5 });
console.log(text);
process.exit(0);
