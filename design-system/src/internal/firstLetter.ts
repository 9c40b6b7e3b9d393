/** The first letter of a name, which stands for a person without a picture; `undefined` when there is none. */
export function firstLetter(name: string): string | undefined {
  const [letter] = Array.from(name.trim())
  return letter
}
