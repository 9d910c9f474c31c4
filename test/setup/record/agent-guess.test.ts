import { expect, test } from "vitest";
import { limits } from "../../../src/core/limits.ts";
import { guessAgent } from "../../../src/setup/record/agent-guess.ts";
import { workspace } from "../../workspace.ts";

test.each<[string, Record<string, string>, string[], string[]]>([
  ["a program in a folder", { "src/agent/main.ts": "" }, ["node", "src/agent/main.ts"], ["src/agent/**"]],
  [
    "a program at the top, and the files that it names",
    {
      "agent.mjs": 'import "./tools.mjs"; readFileSync("prompts/a.md"); open("evals/cases.yml")',
      "tools.mjs": 'import x from "left-pad"',
      "prompts/a.md": "",
      "evals/cases.yml": "",
    },
    ["node", "agent.mjs"],
    ["agent.mjs", "prompts/a.md", "tools.mjs"],
  ],
  [
    "a program of Python, and its modules",
    { "agent.py": "import os\nfrom tools import book\nopen('prompt.md')", "tools.py": "", "prompt.md": "" },
    ["python3", "agent.py"],
    ["agent.py", "prompt.md", "tools.py"],
  ],
  ["a module of Python", { "bot/__main__.py": "" }, ["python", "-m", "bot"], ["bot/**"]],
  [
    "a script of package.json",
    { "package.json": '{"scripts":{"agent":"node bot/run.js"}}', "bot/run.js": "" },
    ["npm", "run", "agent"],
    ["bot/**"],
  ],
  [
    "a command of pyproject.toml",
    {
      "pyproject.toml": '[project]\nname = "desk"\n[project.scripts]\ndesk = "desk.cli:main"\n',
      "desk/cli.py": "",
    },
    ["uv", "run", "desk", "--fast"],
    ["desk/**"],
  ],
  [
    "a command of Poetry, in a project whose modules lie in src",
    { "pyproject.toml": "[tool.poetry.scripts]\r\n'desk' = 'desk:main'\r\n", "src/desk/__init__.py": "" },
    ["poetry", "run", "desk"],
    ["src/desk/**"],
  ],
  ["a program that uv starts", { "bot/run.py": "" }, ["uv", "run", "bot/run.py"], ["bot/**"]],
  ["a program that is no file", {}, ["my-agent", "--fast"], []],
])("guesses the agent from %s", (_, files, words, globs) => {
  expect(guessAgent(words, workspace(files))).toEqual(globs);
});

test("guesses so many files at most", () => {
  const names = Array.from({ length: limits.agentGlobs + 10 }, (_, at) => `p${at}.md`);
  const files = Object.fromEntries(names.map((name) => [name, ""]));
  const root = workspace({ ...files, "agent.mjs": names.map((name) => `"${name}"`).join(",") });
  expect(guessAgent(["node", "agent.mjs"], root)).toHaveLength(limits.agentGlobs);
});
