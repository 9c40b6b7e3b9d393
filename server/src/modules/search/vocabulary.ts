import { isGeorgian } from '@dukani/contracts'
import { farApart, farFromPart, letterBits, partWithinEdits, withinEdits } from './edits.ts'

// Shorter words are within one edit of nearly everything.
const SHORTEST_CORRECTED = 3
const LONGEST_WITH_ONE_EDIT = 6
// And so is a part of a word sooner than a whole one.
const SHORTEST_CORRECTED_PART = 5

/** How many wrong letters a word may be typed with and still be found; 0 for a number and a very short word. */
function editsAllowed(word: string): number {
  if (word.length < SHORTEST_CORRECTED || /\p{N}/u.test(word)) return 0
  return word.length <= LONGEST_WITH_ONE_EDIT ? 1 : 2
}

interface Entry {
  word: string
  georgian: boolean
  bits: number
  edits: number
}

/** Every different word of the search columns, by number. */
export class Vocabulary {
  readonly #entries: Entry[] = []
  readonly #numbers = new Map<string, number>()

  /** The word's number; a new word gets the next one. */
  add(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#entries.length
    this.#numbers.set(word, number)
    this.#entries.push({
      word,
      georgian: isGeorgian(word),
      bits: letterBits(word),
      edits: editsAllowed(word),
    })
    return number
  }

  /** undefined when the catalogue hasn't got the word */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  /** The words with `part` in them; `atStart` tells those that begin with it. */
  containing(part: string): { number: number; atStart: boolean }[] {
    const found: { number: number; atStart: boolean }[] = []
    for (const [number, { word }] of this.#entries.entries()) {
      const position = word.indexOf(part)
      if (position !== -1) found.push({ number, atStart: position === 0 })
    }
    return found
  }

  /** The words of the same script that may have been meant by a word typed with as many mistakes as they allow. */
  near(typed: string): number[] {
    const georgian = isGeorgian(typed)
    const bits = letterBits(typed)
    const found: number[] = []
    for (const [number, entry] of this.#entries.entries()) {
      if (
        entry.georgian === georgian &&
        entry.edits > 0 &&
        Math.abs(entry.word.length - typed.length) <= entry.edits &&
        !farApart(bits, entry.bits, entry.edits) &&
        withinEdits(typed, entry.word, entry.edits)
      ) {
        found.push(number)
      }
    }
    return found
  }

  /**
   * The words of the same script that have a part which may have been meant: `raspberry` for `barry`. Mistakes as for a
   * word as long as what was typed; none for a short one.
   */
  nearParts(typed: string): number[] {
    const edits = typed.length < SHORTEST_CORRECTED_PART ? 0 : editsAllowed(typed)
    if (edits === 0) return []
    const georgian = isGeorgian(typed)
    const bits = letterBits(typed)
    const found: number[] = []
    for (const [number, entry] of this.#entries.entries()) {
      if (
        entry.georgian === georgian &&
        entry.edits > 0 &&
        !farFromPart(bits, entry.bits, edits) &&
        partWithinEdits(typed, entry.word, edits)
      ) {
        found.push(number)
      }
    }
    return found
  }
}
