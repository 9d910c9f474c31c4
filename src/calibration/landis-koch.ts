/** What an agreement of this kappa is called by Landis and Koch, "The measurement of observer agreement for categorical data", Biometrics 33, 1977. */
export function landisKochWord(kappa: number): string {
  if (kappa < 0) return "poor";
  if (kappa <= 0.2) return "slight";
  if (kappa <= 0.4) return "fair";
  if (kappa <= 0.6) return "moderate";
  return kappa <= 0.8 ? "substantial" : "almost perfect";
}
