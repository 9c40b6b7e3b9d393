/** For `styled`: the named props shape the style and don't reach the element. */
export function forwardExcept(...names: readonly string[]): (prop: string) => boolean {
  const own = new Set(['as', 'theme', ...names])
  return (prop) => !own.has(prop)
}
