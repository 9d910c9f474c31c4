export interface RiseTest {
  base: number;
  head: number;
  rise: number | null;
  p: number;
  exact: boolean;
  detectable: number | null;
  cases: number;
  rose: number;
}
interface S {
  base: readonly number[];
  head: readonly number[];
}
export function riseTest(
  _samples: readonly S[],
  _options: { scale: "log" | "log1p"; alpha: number },
): RiseTest {
  return { base: 1, head: 1, rise: 0, p: 0.5, exact: true, detectable: null, cases: 1, rose: 0 };
}
interface R {
  base: readonly { cost: number; success: number }[];
  head: readonly { cost: number; success: number }[];
}
export function ratioRiseTest(_samples: readonly R[]): RiseTest | null {
  return null;
}
