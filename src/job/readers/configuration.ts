export { loadExpectations } from "../../expectations/load.ts";
export { loadPolicy } from "../../policy/load.ts";
