/** Fetches a screen's chunk early. Whoever presses is told of a failure; who has only come near is not. */
export function fetchAhead(screen: { preload: () => Promise<void> }): void {
  screen.preload().catch(() => {})
}
