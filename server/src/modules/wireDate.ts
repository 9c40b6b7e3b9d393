/** A moment of the API (ISO 8601) as a date; null stays null. */
export function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}
