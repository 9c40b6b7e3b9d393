/** The value (such as a time) that a `share` (from 0 to 1) of all values don't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** How often each status was answered, or each error occurred: `201 × 50, 409 × 450, ECONNRESET × 1`. */
export function tally(outcomes: readonly (number | string)[]): string {
  const groups = [...Map.groupBy(outcomes, String)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return groups.map(([status, some]) => `${status} × ${some.length}`).join(', ')
}
