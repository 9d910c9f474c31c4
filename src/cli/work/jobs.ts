/** What commands with recordings or reports do. They share nearly all of it, which is loaded in few pieces then. */
export { compare } from "./compare.ts";
export { explain } from "./explain.ts";
export { gate } from "./gate.ts";
export { inspect } from "./inspect.ts";
export { score } from "./score.ts";
