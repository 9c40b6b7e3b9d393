import { isGeorgian } from '@dukani/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { MOST_COUNTED } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { searchWords } from '../../db/searchSchema.ts'
import { coded, TRIGRAM } from '../../db/trigrams.ts'
import { editsAllowed, partEditsAllowed } from './editsAllowed.ts'
import { letterBits, partWithinEdits, withinEdits } from './edits.ts'
import { LEVEL, MOST_LISTED_WORDS, type LevelWords } from './levels.ts'

/** A word of the catalogue with its counts. */
type CountedWord = Pick<typeof searchWords.$inferSelect, 'word' | 'products' | 'named'>

/** Every word of the published products, in the table of words. */
export interface Vocabulary {
  /** The words with one of the forms in them, by level: as a whole, at the start, further inside. */
  containing(forms: readonly string[]): Promise<LevelWords[]>
  /** The given words, if the catalogue has them. */
  known(words: readonly string[]): Promise<CountedWord[]>
  /** The words of the same script that may have been meant by a word typed with as many mistakes as they allow. */
  near(typed: string): Promise<CountedWord[]>
  /**
   * The words of the same script that have a part which may have been meant: `raspberry` for `barry`. Mistakes as for
   * a word as long as what was typed; none for a short one.
   */
  nearParts(typed: string): Promise<CountedWord[]>
}

// Very many words may have the letters of a mistyped part. The most frequent ones are enough.
const MOST_COMPARED = 10_000

function anyOf(forms: readonly string[], condition: (form: string) => SQL): SQL {
  return sql`(${sql.join(
    forms.map((form) => sql`(${condition(form)})`),
    sql` or `,
  )})`
}

/** The vocabulary of a database. */
export function createVocabulary(db: Database): Vocabulary {
  const words = (where: SQL): Promise<CountedWord[]> =>
    db
      .select({ word: searchWords.word, products: searchWords.products, named: searchWords.named })
      .from(searchWords)
      .where(sql`${searchWords.products} > 0 and ${where}`)

  /** The words that meet a condition, by where one of the forms stands in them. */
  async function byLevel(forms: readonly string[], where: SQL): Promise<LevelWords[]> {
    const level = sql<number>`case
      when ${anyOf(forms, (form) => sql`word = ${form}`)} then ${LEVEL.nameWord}::int
      when ${anyOf(forms, (form) => sql`word like ${`${form}%`}`)} then ${LEVEL.nameStart}::int
      else ${LEVEL.nameInside}::int end`
    // A word with a Georgian part is Georgian; one with a Latin part may be either.
    const script = forms.every(isGeorgian) ? sql`georgian` : sql`true`
    const { word, products, named } = searchWords
    const found = db
      .select({ word, products, named, level: level.as('level') })
      .from(searchWords)
      .where(sql`${products} > 0 and ${script} and ${where}`)
      .as('found')
    const rows = await db
      .select({
        nameLevel: found.level,
        products: sql<number>`sum(${found.products})::int`,
        most: sql<number>`max(${found.products})`,
        named: sql<number>`sum(${found.named})::int`,
        words: sql<string[] | null>`case when count(*) <= ${MOST_LISTED_WORDS}
          then array_agg(${found.word} order by ${found.products} desc) end`,
      })
      .from(found)
      .groupBy(found.level)
      .orderBy(found.level)
    return rows.map((row) => ({ ...row, textLevel: LEVEL.description }))
  }

  return {
    async containing(forms) {
      // No trigram is that short, so a part inside of words takes a scan.
      if (forms.some((form) => form.length < TRIGRAM)) {
        const starting = await byLevel(
          forms,
          anyOf(forms, (form) => sql`word like ${`${form}%`}`),
        )
        if (starting.some(({ products }) => products > MOST_COUNTED)) return starting
      }
      return byLevel(
        forms,
        anyOf(forms, (form) => {
          const pattern = sql`${`%${form}%`}::text`
          return sql`${coded(sql`word`)} like ${coded(pattern)} and word like ${pattern}`
        }),
      )
    },

    known: (wanted) => words(sql`word = any(${sql.param([...wanted])}::text[])`),

    async near(typed) {
      const { length } = [...typed]
      // The mistakes that the meant word allows: one up to six letters, two beyond. Each changes two bits at most.
      const found = await words(sql`
        georgian = ${isGeorgian(typed)} and length between ${length - 2} and ${length + 2}
        and bit_count((letters # ${letterBits(typed)})::bit(64)) <= case when length <= 6 then 2 else 4 end`)
      return found.filter(({ word }) => {
        const edits = editsAllowed(word)
        return edits > 0 && withinEdits(typed, word, edits)
      })
    },

    async nearParts(typed) {
      const edits = partEditsAllowed(typed)
      if (edits === 0) return []
      const found = await words(sql`
        georgian = ${isGeorgian(typed)} and length >= ${[...typed].length - edits}
        and bit_count((${letterBits(typed)} & ~letters)::bit(64)) <= ${edits}
        order by products desc limit ${MOST_COMPARED}`)
      return found.filter(({ word }) => editsAllowed(word) > 0 && partWithinEdits(typed, word, edits))
    },
  }
}
