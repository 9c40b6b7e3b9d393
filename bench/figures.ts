/** The value (such as a time) that `share` (from 0 to 1) of them don't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** How often each status was answered, or each way of having none: `201 × 50, 409 × 450, ECONNRESET × 1`. */
export function tally(outcomes: readonly (number | string)[]): string {
  const groups = [...Map.groupBy(outcomes, String)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return groups.map(([status, some]) => `${status} × ${some.length}`).join(', ')
}
