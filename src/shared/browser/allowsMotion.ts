/** Whether the visitor's system lets things move. To be asked when something is about to. */
export function allowsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
