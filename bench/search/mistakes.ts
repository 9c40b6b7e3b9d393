import type { Numbers } from './numbers.ts'

const LETTERS = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'

// Letters that sound alike, or that a keyboard has on one key.
const ALIKE = ['თტ', 'კქყ', 'გღ', 'პფ', 'ჩჭ', 'ცწ', 'ზძ', 'სშ', 'ჟჯ', 'ღრ', 'ხჰ']

type Mistake = (letters: string[], place: number, numbers: Numbers) => void

/** The kinds of mistakes. Each changes `letters` at one place, and may leave them as they were. */
const MISTAKES: readonly Mistake[] = [
  (letters, place, numbers) => letters.splice(place, 1, numbers.pick([...LETTERS])),
  (letters, place) => letters.splice(place, 1),
  (letters, place, numbers) => letters.splice(place, 0, numbers.pick([...LETTERS])),
  (letters, place) => {
    const [one, other] = letters.slice(place, place + 2)
    if (one !== undefined && other !== undefined) letters.splice(place, 2, other, one)
  },
  (letters, place, numbers) => {
    const alike = ALIKE.filter((some) => some.includes(letters[place] ?? ''))
    if (alike.length > 0) letters.splice(place, 1, numbers.pick([...numbers.pick(alike)]))
  },
]

// A kind that a part of a word allows nowhere is given up after so many places.
const TRIES = 20

/**
 * Makes one mistake in a part of a word: a letter changed, left out, put in, swapped with the next one or confused with
 * one that sounds alike. Null when no place for that kind of mistake was found.
 * @param kind which one, counted round
 */
export function mistyped(part: string, kind: number, numbers: Numbers): string | null {
  const make = MISTAKES[kind % MISTAKES.length]
  for (let tried = 0; tried < TRIES; tried += 1) {
    const letters = [...part]
    make?.(letters, numbers.below(letters.length), numbers)
    const typed = letters.join('')
    if (typed !== part) return typed
  }
  return null
}
