import type { Database } from '../../db/database.ts'
import type { MeantWord } from './levels.ts'
import { meaningOf } from './meaning.ts'
import type { SearchRange, SearchResult } from './range.ts'
import { findCommon, findFrequent, findRare, findSorted } from './strategies.ts'
import { createVocabulary } from './vocabulary.ts'

/** How much of a search is ranked, in products. */
export interface SearchLimits {
  /** All answers to a word with at most so many are ranked. */
  ranked: number
  /** Of several words, the rarest one's products are checked for the others if there are at most so many. */
  checked: number
  /** A level of a frequent word with at most so many is looked up instead of read newest first. */
  lookedUp: number
  /** Of several frequent words, so many of the newest answers are ranked. */
  common: number
}

const LIMITS: SearchLimits = { ranked: 5_000, checked: 10_000, lookedUp: 2_000, common: 200 }

/** Finds products by what a shopper typed. Keeps nothing in memory: a product changed anywhere is found at once. */
export interface SearchService {
  /**
   * The products that have every word of the text, as a part of one of theirs or mistyped: name before description,
   * what was typed before what may have been meant.
   * @throws what the database throws
   */
  find(text: string, range: SearchRange): Promise<SearchResult>
}

/** The search of a database. */
export function createSearchService(db: Database, limits: SearchLimits = LIMITS): SearchService {
  const vocabulary = createVocabulary(db)

  return {
    async find(text, range) {
      const found = await answers(text, range)
      // A count leaves out rare words of the catalogue, so the products themselves may be more.
      const seen = found.ids.length === 0 ? 0 : range.offset + found.ids.length
      const count = Math.max(found.count, seen)
      return { ...found, count, isMinimum: found.isMinimum && count > 0 }
    },
  }

  async function answers(text: string, { order, ...range }: SearchRange): Promise<SearchResult> {
    const meaning = await meaningOf(text, vocabulary)
    const [rare, ...others] = meaning?.toSorted((a, b) => extent(a) - extent(b)) ?? []
    if (rare === undefined) return { count: 0, isMinimum: false, ids: [] }
    const most = others.length === 0 ? limits.ranked : limits.checked
    if (extent(rare) <= most) return findRare(db, { rare, others }, { ...range, order })
    if (order !== undefined) return findSorted(db, [rare, ...others], { ...range, order })
    return others.length === 0
      ? findFrequent(db, rare, { ...range, few: limits.lookedUp })
      : findCommon(db, [rare, ...others], { ...range, ranked: limits.common })
  }
}

/** At most how many products have one of the words that answer a word. */
function extent({ levels }: MeantWord): number {
  return levels.some(({ words }) => words === null)
    ? Number.POSITIVE_INFINITY
    : levels.reduce((sum, { products }) => sum + products, 0)
}
