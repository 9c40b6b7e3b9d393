/** How well a product answers a word of a search: lower is better. */
export const LEVEL = {
  nameWord: 1,
  nameStart: 2,
  nameInside: 3,
  description: 4,
  correctedName: 5,
  correctedDescription: 6,
  correctedPartOfName: 7,
  correctedPartOfDescription: 8,
} as const

/** Words of the catalogue that answer a word of a search equally well. */
export interface LevelWords {
  /** The level of a product that has one of the words in `search_name`. */
  nameLevel: number
  /** The level of a product that has one of them in `search_text` alone. */
  textLevel: number
  /** null when there are more than `MOST_LISTED_WORDS` */
  words: readonly string[] | null
  /** The sum of the words' products: at least as many as have one of the words. */
  products: number
  /** The products of the most frequent of the words. */
  most: number
  /** The sum of the products that have one in `search_name`. */
  named: number
}

/** A word of a search, and what of the catalogue answers it. */
export interface MeantWord {
  /** The forms in which it was typed; none when the catalogue has it only mistyped. */
  typed: readonly string[]
  /** By level, best first; never empty. */
  levels: readonly LevelWords[]
}

/** More words than this are never listed: they are found by pattern. */
export const MOST_LISTED_WORDS = 5_000
