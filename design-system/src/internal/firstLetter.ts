/** The first letter of a name, shown instead of a missing picture; `undefined` when there is none. */
export function firstLetter(name: string): string | undefined {
  const [letter] = Array.from(name.trim())
  return letter
}
