import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { globFault, globTest } from "../../../src/core/glob.ts";

describe("a glob", () => {
  test.each<[string, string[], string[]]>([
    ["get_user", ["get_user"], ["get_users", "Get_user", ""]],
    ["get_*", ["get_", "get_user", "get_a.b", "get_\n"], ["xget_user", "get_a/b"]],
    ["*", ["", "a", ".hidden", "😀"], ["a/b"]],
    ["**", ["", "a", "a/b/c"], []],
    ["**/mail", ["mail", "a/mail", "a/b/mail"], ["a/b", "email"]],
    ["a/**", ["a/b", "a/b/c", "a/"], ["a", "b/a"]],
    ["a/**/z", ["a/z", "a/b/z", "a/b/c/z"], ["az", "a/bz"]],
    ["get_?", ["get_a", "get_😀"], ["get_", "get_ab", "get_/"]],
    ["get_{user,order}", ["get_user", "get_order"], ["get_", "get_user,order"]],
    ["{get,list}_{a,b*}", ["get_a", "list_bcd"], ["get_c", "set_a"]],
    ["{a,b{c,d}}", ["a", "bc", "bd"], ["b", "c"]],
    ["get_{,all_}users", ["get_users", "get_all_users"], ["get_some_users"]],
    ["v[0-9]", ["v1"], ["v", "vx", "v12"]],
    ["v[!0-9]", ["vx"], ["v1", "v/"]],
    ["v[^0-9]", ["vx", "v^"], ["v1", "v/"]],
    ["v[\\^0-9]", ["v^", "v1"], ["vx"]],
    ["v[!^]", ["vx", "v!"], ["v^"]],
    ["v[:0-9]", ["v:", "v1"], ["vx"]],
    ["v[\\]x]", ["v]", "vx"], ["vx]", "v"]],
    ["[a\\-z]", ["a", "-", "z"], ["b", "\\"]],
    ["[\\d^[]", ["d", "^", "["], ["5", "a"]],
    ["!get_*", ["set_user", ""], ["get_user"]],
    ["\\*", ["*"], ["a", "\\*"]],
    ["\\{a\\}", ["{a}"], ["a"]],
    ["a+b.c$^", ["a+b.c$^"], ["aab.c$^", "a+bxc$^"]],
    ["a,b", ["a,b"], ["a"]],
  ])("%s", (glob, yes, no) => {
    expect(globFault(glob)).toBeUndefined();
    const matches = globTest(glob);
    expect(yes.filter((text) => !matches(text))).toEqual([]);
    expect(no.filter(matches)).toEqual([]);
  });

  test.each([
    ["{a,b", 'not a glob: "{" without "}"'],
    ["a,b}", 'not a glob: "}" without "{"'],
    ["{a}", 'not a glob: "{" and "}" without a comma between them'],
    ["{1..3}", 'not a glob: "{" and "}" without a comma between them'],
    ["{a,{b}}", 'not a glob: "{" and "}" without a comma between them'],
    ["[ab", 'not a glob: "[" without "]"'],
    ["[]", 'not a glob: "[]" is empty'],
    ["[^]", 'not a glob: "[]" is empty'],
    ["[[:digit:]]", 'not a glob: "[:digit:]" is not known. Write the characters, such as [0-9] or [a-z]'],
    ["[a[:^alpha:]]", 'not a glob: "[:^alpha:]" is not known. Write the characters, such as [0-9] or [a-z]'],
    ["[:digit:]", 'not a glob: "[:digit:]" is not known. Write the characters, such as [0-9] or [a-z]'],
    ["[z-a]", "not a glob: invalid character class range: `z-a`"],
    ["@(a|b)", 'not a glob: "(" has no meaning. For one of several write {a,b}'],
    ["a|b", 'not a glob: "|" has no meaning. For one of several write {a,b}'],
  ])("%s is refused rather than misread", (glob, fault) => {
    expect(globFault(glob)).toBe(fault);
    expect(() => globTest(glob)).toThrow();
  });

  test("with its special characters escaped matches exactly its own text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, other) => {
        const matches = globTest(text.replace(/[\\*?{}[\]()|!,]/g, "\\$&"));
        expect(matches(text)).toBe(true);
        expect(matches(other)).toBe(other === text);
      }),
    );
  });

  test("of any text is used or refused with a sentence", () => {
    const piece = fc.oneof(fc.constantFrom(..."*?{},[]!\\()|/^-a]b"), fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.string(), (pieces, text) => {
        const glob = pieces.join("");
        const fault = globFault(glob);
        if (fault === undefined) expect(globTest(glob)(text)).toBeTypeOf("boolean");
        else expect(fault).toMatch(/^not a glob: /);
      }),
      { numRuns: 2_000 },
    );
  });

  test("made to take exponential time is answered all the same", () => {
    const matches = globTest(`${"*a".repeat(30)}*b`);
    expect(matches("a".repeat(10_000))).toBe(false);
    expect(matches(`${"a".repeat(10_000)}b`)).toBe(true);
  });
});
