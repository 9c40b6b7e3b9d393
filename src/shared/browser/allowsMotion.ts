/** Whether the visitor's system allows motion. Read when an animation starts. */
export function allowsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
