import { expect, test } from "vitest";
import { failureStatus, statusInText } from "../../src/recordings/reading/exchanges.ts";

test.each([
  ["An error occurred while parsing tool arguments. Please try again.", "rejected"],
  ["Tool execution was not approved.", "rejected"],
  ["An error occurred while running the tool. Please try again. Error: dry", "error"],
  ['Invalid tool_call: "dig". Available options are: "water", "prune". Please try again', "rejected"],
  ['Invalid tool_call: "dig". "water" requested. Please try again', "rejected"],
  ["Error: Received tool input did not match expected schema\n\n✖ Required", "rejected"],
  ["Error: dig is not a valid tool, try one of [water].", "rejected"],
  ["Error: no hose\n Please fix your mistakes.", "error"],
  ["2 validation errors:\n[]\n\nFix the errors and try again.", "rejected"],
  ["No such bed.\n\nFix the errors and try again.", "error"],
  ["Invalid input for tool water: JSON parsing failed", "rejected"],
  ["Model tried to call unavailable tool 'dig'. Available tools: water.", "rejected"],
  ["Tool input validation failed for water", "rejected"],
  ['Tool "dig" not found. Available tools: water', "rejected"],
  ["Error: no such bed", "error"],
  ["Error:\nUnknown tool dig, should be one of: water.\nNow let's retry", "rejected"],
  ["Error:\nArgument beds is not in the tool's input schema\nNow let's retry", "rejected"],
  ["Error:\nError executing tool 'dig' with arguments {}: ValueError: dry", "error"],
  ["Error executing tool: no ruler", "error"],
  ["Error executing tool: Tool 'dig' arguments validation failed: 1 validation error for Dig", "rejected"],
  ["1 validation error for waterargs\nbed\n  Field required [type=missing, input_value={}]", "rejected"],
  ["Error executing tool 'water' with error: dry\n Please fix the error and try again.", "error"],
  // A tool may answer like this in success.
  ["1 validation error for Bed", "ok"],
  ["MCP error -32602: Invalid arguments", "ok"],
  ["This command requires approval", "ok"],
  ["Unknown tool: dig", "ok"],
  ["The bed is dry. Error: none", "ok"],
  ["", "ok"],
])("where a format has no field for failure, %j tells the status", (text, status) => {
  expect(statusInText(text)).toBe(status);
});

test("the texts of one framework are told from those of others", () => {
  expect(statusInText("Error: that is what the label says", "langchain")).toBe("ok");
  expect(statusInText("Error: no hose\n Please fix your mistakes.", "langchain")).toBe("error");
});

test.each([
  ["Error executing tool water: 1 validation error for waterArguments", "rejected"],
  ["There were 2 validation errors", "error"],
  ["MCP error -32602: Tool dig not found", "rejected"],
  ["MCP error -32602: MCP error -32602: Output validation error: no litres", "error"],
  ["MCP error -32602: Tool water has an output schema but no content", "error"],
  ["MCP error -32603: pump broken", "error"],
  ["Invoking `water()` failed due to argument validation errors:\nx", "rejected"],
  ["Permission to use water has been denied.", "rejected"],
  ["Invalid JSON input for tool", "rejected"],
  ["User rejected the tool call for `water`", "rejected"],
  ["pump broken", "error"],
])("of a failed call, %j tells whether it was refused", (text, status) => {
  expect(failureStatus(text)).toBe(status);
});
