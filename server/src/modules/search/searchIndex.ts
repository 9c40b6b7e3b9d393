import { queryWords, latinKey, type QueryWord } from '@dukani/contracts'
import { Vocabulary } from './vocabulary.ts'

/** A product as the index takes it in: its row's search columns, as `searchFields` made them. */
export interface IndexedProduct {
  id: string
  categoryId: string | null
  searchName: string
  searchText: string
}

// How well a product answers one word: lower is better, 0 is not at all.
const LEVEL = {
  nameWord: 1,
  nameStart: 2,
  nameInside: 3,
  description: 4,
  correctedName: 5,
  correctedDescription: 6,
  correctedPartOfName: 7,
  correctedPartOfDescription: 8,
} as const

/**
 * The words of all published products in memory, so that a search costs the database nothing but the page that
 * is shown. Products are taken in by `add`, newest first.
 */
export class SearchIndex {
  readonly #ids: string[] = []
  readonly #categoryIds: (string | null)[] = []
  readonly #vocabulary = new Vocabulary()
  // By a word's number: the products that have it, each as its place in #ids times two, plus one when only the
  // description has the word.
  readonly #postings: number[][] = []

  /** Takes a product in. The order of calls is the order of equally good answers. */
  add(product: IndexedProduct): void {
    const place = this.#ids.length
    this.#ids.push(product.id)
    this.#categoryIds.push(product.categoryId)
    const named = new Set(split(product.searchName))
    for (const word of named) this.#post(word, place * 2)
    for (const word of new Set(split(product.searchText)))
      if (!named.has(word)) this.#post(word, place * 2 + 1)
  }

  /**
   * The ids of the products that have every word of the text, as a part of one of theirs or mistyped, best first:
   * name before description, what was typed before what may have been meant, then newest first.
   * @param categoryId only products of this category; undefined for all
   */
  find(text: string, categoryId?: string): string[] {
    const searched = queryWords(text)
    if (searched.length === 0) return []
    const totals = new Uint8Array(this.#ids.length).fill(1)
    for (const word of searched) {
      const levels = this.#levels(word)
      let answered = false
      for (let place = 0; place < totals.length; place += 1) {
        const level = levels[place] ?? 0
        const total = totals[place] ?? 0
        totals[place] = level === 0 || total === 0 ? 0 : total + level
        answered ||= totals[place] !== 0
      }
      if (!answered) return []
    }
    return this.#ranked(totals, categoryId)
  }

  #post(word: string, posting: number): void {
    const number = this.#vocabulary.add(word)
    const postings = this.#postings[number]
    if (postings === undefined) this.#postings[number] = [posting]
    else postings.push(posting)
  }

  // A word that the catalogue has as a whole isn't mistyped. Any other is looked for as a part and as a whole word
  // that may have been meant, since a part of one word may well be another word with a letter wrong; and when it is
  // no part of anything, as a part that may have been meant, since Georgian puts words together and bends them.
  #levels({ georgian, forms }: QueryWord): Uint8Array {
    const levels = new Uint8Array(this.#ids.length)
    const typed = forms.flatMap((form) => {
      const whole = this.#vocabulary.numberOf(form)
      return this.#vocabulary.containing(form).map((found) => ({ ...found, whole: found.number === whole }))
    })
    for (const { number, atStart, whole } of typed) {
      const inName = whole ? LEVEL.nameWord : atStart ? LEVEL.nameStart : LEVEL.nameInside
      this.#raise(levels, number, inName, LEVEL.description)
    }
    if (typed.some(({ whole }) => whole)) return levels
    const corrected = forms.filter((form) => !/\p{N}/u.test(form))
    for (const number of corrected.flatMap((form) => this.#vocabulary.near(form))) {
      this.#raise(levels, number, LEVEL.correctedName, LEVEL.correctedDescription)
    }
    // Letters that sound alike (the two that Latin writes t) may be wrong any number of times.
    for (const form of georgian ? forms : []) {
      const alike = this.#vocabulary.numberOf(latinKey(form))
      if (alike !== undefined) this.#raise(levels, alike, LEVEL.correctedName, LEVEL.correctedDescription)
    }
    if (typed.length > 0) return levels
    for (const number of corrected.flatMap((form) => this.#vocabulary.nearParts(form))) {
      this.#raise(levels, number, LEVEL.correctedPartOfName, LEVEL.correctedPartOfDescription)
    }
    return levels
  }

  #raise(levels: Uint8Array, word: number, inName: number, inDescription: number): void {
    for (const posting of this.#postings[word] ?? []) {
      const place = posting >> 1
      const level = posting % 2 === 0 ? inName : inDescription
      const before = levels[place] ?? 0
      if (before === 0 || level < before) levels[place] = level
    }
  }

  #ranked(totals: Uint8Array, categoryId: string | undefined): string[] {
    const byTotal: string[][] = []
    for (const [place, id] of this.#ids.entries()) {
      const total = totals[place] ?? 0
      if (total === 0 || (categoryId !== undefined && this.#categoryIds[place] !== categoryId)) continue
      const same = byTotal[total]
      if (same === undefined) byTotal[total] = [id]
      else same.push(id)
    }
    return byTotal.flatMap((ids) => ids)
  }
}

function split(column: string): string[] {
  return column.split(' ').filter((word) => word !== '')
}
