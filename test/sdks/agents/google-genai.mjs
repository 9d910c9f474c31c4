import { GoogleGenAI } from "@google/genai";
import { instructions, parametersOf, runTool, task, tools } from "./tools.mjs";

const client = new GoogleGenAI({});
const contents = [{ role: "user", parts: [{ text: task }] }];

for (;;) {
  const stream = await client.models.generateContentStream({
    model: "gemini-2.5-flash",
    contents,
    config: {
      systemInstruction: instructions,
      tools: [
        {
          functionDeclarations: tools.map((tool) => ({
            name: tool.name,
            description: tool.description,
            parametersJsonSchema: parametersOf(tool),
          })),
        },
      ],
    },
  });
  const parts = [];
  for await (const { candidates } of stream) parts.push(...(candidates?.[0]?.content?.parts ?? []));
  contents.push({ role: "model", parts });
  const calls = parts.flatMap(({ functionCall }) => functionCall ?? []);
  if (calls.length === 0) {
    console.log(parts.map(({ text }) => text).join(""));
    break;
  }
  contents.push({
    role: "user",
    parts: calls.map(({ id, name, args }) => ({
      functionResponse: { id, name, response: { output: JSON.parse(runTool(name, args)) } },
    })),
  });
}
