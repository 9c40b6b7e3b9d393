import fc from 'fast-check'

const LETTERS = [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ']

/** One slip of a typist. */
export interface Edit {
  kind: 'change' | 'leaveOut' | 'putIn' | 'swap'
  /** where, counted round when the word is shorter */
  at: number
  letter: string
}

/** Any Georgian word of a length. */
export const georgianWord = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength, maxLength })

/** Any edit with a Georgian letter. */
export const oneEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('change', 'leaveOut', 'putIn', 'swap'),
  at: fc.nat(12),
  letter: fc.constantFrom(...LETTERS),
})

/** The word with the edit; as it is where there is no such place in it. */
export function edited(word: string, { kind, at, letter }: Edit): string {
  if (kind === 'putIn') {
    const place = at % (word.length + 1)
    return word.slice(0, place) + letter + word.slice(place)
  }
  if (word.length === 0) return word
  const place = at % word.length
  if (kind === 'leaveOut') return word.slice(0, place) + word.slice(place + 1)
  if (kind === 'change') return word.slice(0, place) + letter + word.slice(place + 1)
  const next = word[place + 1]
  return next === undefined ? word : word.slice(0, place) + next + word.charAt(place) + word.slice(place + 2)
}
