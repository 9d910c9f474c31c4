export type Result = "success" | "failure" | "cancelled" | "skipped";

export function worst(results: readonly Result[]): Result {
  const order: Result[] = ["failure", "cancelled", "success", "skipped"];
  return order.find((result) => results.includes(result)) ?? "skipped";
}
