import type { Numbers } from './numbers.ts'
import type { CatalogueWords } from './rightAnswers.ts'

const RARE = 3
const MIDDLE = 20

const GEORGIAN_WORD = /^[ა-ჰ]{3,}$/

/** The catalogue's words to make queries of, each given out once. */
export interface WordPools {
  /**
   * The first query that can be made of a word: null of one that doesn't suit.
   * @param turn whether the word is rare, middle, common or only in descriptions, counted round; another kind is taken
   * when none of that kind suits
   */
  draw(turn: number, make: (word: string) => string | null): { word: string; text: string }
}

/**
 * Sorts the Georgian words into those of names, by the number of products that have them (up to 3, up to 20, more), and
 * those which only descriptions have.
 */
export function wordPools({ named, anywhere }: CatalogueWords, numbers: Numbers): WordPools {
  const kinds = ['rare', 'middle', 'common', 'described'] as const
  const kindOf = (word: string, count: number): (typeof kinds)[number] => {
    if (!named.has(word)) return 'described'
    return count <= RARE ? 'rare' : count <= MIDDLE ? 'middle' : 'common'
  }
  const suitable = [...anywhere].filter(([word]) => GEORGIAN_WORD.test(word))
  const byKind = Map.groupBy(suitable, ([word, { size }]) => kindOf(word, size))
  const pools = kinds.map((kind) => new Set(numbers.shuffled(byKind.get(kind) ?? []).map(([word]) => word)))
  return {
    draw(turn, make) {
      for (let further = 0; further < pools.length; further += 1) {
        const pool = pools[(turn + further) % pools.length] ?? new Set()
        for (const word of pool) {
          const text = make(word)
          if (text === null) continue
          pool.delete(word)
          return { word, text }
        }
      }
      throw new Error('the catalogue has no suitable word left')
    },
  }
}
