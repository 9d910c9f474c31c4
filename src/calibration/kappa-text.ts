/** Kappa as people read it: `0.71`, `−0.08`; with as many digits as tell it from the level that it is compared with. */
export function kappaText(kappa: number, level?: number): string {
  const tells = (digits: number) =>
    level === undefined || Number(kappa.toFixed(digits)) < level === kappa < level;
  const digits = [2, 3, 4, 6, 8].find(tells) ?? 10;
  const text = kappa.toFixed(digits);
  return /^-0\.0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
}
