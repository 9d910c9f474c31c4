import { limits } from "./limits.ts";

/** The room of an entry beside its text, in characters. */
const ENTRY = 64;

/** Returns a function that computes the value of a short text only once, because recordings repeat their keys and kinds. */
export function remember<Value extends object | boolean | string>(
  compute: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = compute(text);
    if (text.length > limits.rememberedText) return value;
    characters += text.length + ENTRY;
    if (characters > limits.rememberedCharacters) {
      known.clear();
      characters = text.length + ENTRY;
    }
    known.set(text, value);
    return value;
  };
}
