import { MOST_COUNTED } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import type { MeantWord } from './levels.ts'
import { meaningOf } from './meaning.ts'
import type { SearchPage, SearchRange, SearchResult } from './range.ts'
import { findCommon, findFrequent, findRare } from './strategies.ts'
import { createVocabulary } from './vocabulary.ts'

/** How much of a search is ranked, in products. */
export interface SearchLimits {
  /** All answers to a word with at most so many are ranked. */
  ranked: number
  /** Of several words, the rarest one's products are checked for the others if there are at most so many. */
  checked: number
  /** A level of a frequent word with at most so many is looked up instead of read newest first. */
  lookedUp: number
  /**
   * Of several frequent words, so many of the newest answers, and of those in names, are ranked. No others are found.
   */
  pool: number
}

const LIMITS: SearchLimits = { ranked: 5_000, checked: 10_000, lookedUp: 2_000, pool: 1_000 }

/** Finds products by what a shopper typed. Keeps nothing in memory: a product changed anywhere is found at once. */
export interface SearchService {
  /**
   * The products that have every word of the text, as a part of one of theirs or mistyped: name before description,
   * what was typed before what may have been meant. A search ends after `MOST_COUNTED` products.
   * @throws what the database throws
   */
  find(text: string, range: SearchRange): Promise<SearchPage>
}

/** The search of a database. */
export function createSearchService(db: Database, limits: SearchLimits = LIMITS): SearchService {
  const vocabulary = createVocabulary(db)

  return {
    async find(text, range) {
      const left = MOST_COUNTED - range.offset
      if (left <= 0) return { count: MOST_COUNTED, isMinimum: true, ids: [], hasNext: false }
      const limit = Math.min(range.limit, left)
      const { count, isMinimum, ids } = await answers(text, { ...range, limit: limit + 1 })
      // A count leaves out rare words of the catalogue, so the products themselves may be more.
      const seen = ids.length === 0 ? 0 : Math.min(range.offset + ids.length, MOST_COUNTED)
      const most = Math.max(count, seen)
      return {
        count: most,
        isMinimum: isMinimum && most > 0,
        ids: ids.slice(0, limit),
        hasNext: ids.length > limit && limit < left,
      }
    },
  }

  async function answers(text: string, range: SearchRange): Promise<SearchResult> {
    const meaning = await meaningOf(text, vocabulary)
    const [rare, ...others] = meaning?.toSorted((a, b) => extent(a) - extent(b)) ?? []
    if (rare === undefined) return { count: 0, isMinimum: false, ids: [] }
    const most = others.length === 0 ? limits.ranked : limits.checked
    if (extent(rare) <= most) return findRare(db, { rare, others }, range)
    return others.length === 0
      ? findFrequent(db, rare, { ...range, few: limits.lookedUp })
      : findCommon(db, [rare, ...others], { ...range, pool: limits.pool })
  }
}

/** At most how many products have one of the words that answer a word. */
function extent({ levels }: MeantWord): number {
  return levels.some(({ words }) => words === null)
    ? Number.POSITIVE_INFINITY
    : levels.reduce((sum, { products }) => sum + products, 0)
}
