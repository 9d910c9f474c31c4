import { commonLength } from "./src/texts/lcs.ts";

function naive(a, b) {
  let p = new Array(b.length + 1).fill(0);
  for (const x of a) {
    const q = [0];
    for (let j = 0; j < b.length; j++) q.push(x === b[j] ? p[j] + 1 : Math.max(p[j + 1], q[j]));
    p = q;
  }
  return p.at(-1);
}
for (let i = 0; i < 20000; i++) {
  const n = Math.floor(Math.random() * 120),
    m = Math.floor(Math.random() * 120),
    k = 1 + Math.floor(Math.random() * 6);
  const a = Array.from({ length: n }, () => Math.floor(Math.random() * k)),
    b = Array.from({ length: m }, () => Math.floor(Math.random() * k));
  if (commonLength(a, b) !== naive(a, b)) {
    console.log("BAD", a.join(""), b.join(""), commonLength(a, b), naive(a, b));
    break;
  }
}
for (const k of [1.0001, 2, 26, 1000]) {
  const mk = (s) => Array.from({ length: 100000 }, () => Math.floor(Math.random() * k));
  const a = mk(),
    b = mk();
  const t = Date.now();
  console.log(k, commonLength(a, b), Date.now() - t);
}
const s = Array.from("the quick brown fox jumps over lazy dog ".repeat(2500));
const sh = [...s.slice(7), ...s.slice(0, 7)];
const t = Date.now();
console.log(s.length, commonLength(s, sh), Date.now() - t);
