import { sql, type SQL } from 'drizzle-orm'
import { products } from '../../db/schema.ts'
import { LEVEL, type LevelWords, type MeantWord } from './levels.ts'
import { conditionsOf, levelOf, nameWords, textWords } from './productLevel.ts'

/**
 * A query of products that answer a search, perhaps more than once each: the columns that lists are sorted by, and
 * `level`, which is null when the product doesn't answer one of the words.
 */
type Hits = SQL

const sortColumns = sql`${products.id}, ${products.createdAt}, ${products.priceTetri}, ${products.rating},
  ${products.ratingCount}, ${products.totalSold}`

/** The products that have one of the listed words of `word`, with the sum of the levels of all words. */
export function listedHits(word: MeantWord, others: readonly MeantWord[], filter: SQL | undefined): Hits {
  const more = sql.join(others.map((other) => sql` + ${levelOf(other)}`))
  return union(
    word.levels.map(({ words, nameLevel, textLevel }) => {
      const isNamed = sql`strpos(${products.searchName}, ' ' || looked.word || ' ') > 0`
      const level = sql`case when ${isNamed} then ${nameLevel}::int else ${textLevel}::int end`
      return lookedUp(words, textWords, sql`${level}${more}`, filter)
    }),
  )
}

/** What the newest hits are taken from. */
export interface NewestRange {
  filter: SQL | undefined
  /** how many are enough of each level */
  limit: number
  /** A level with at most so many products is looked up; any other is read newest first until there are enough. */
  few: number
}

// To compare a row with a list of words takes this much longer than with what was typed.
const LIST_COST = 5

/** The newest products of each level of a word. */
export function newestHits(word: MeantWord, { filter, limit, few }: NewestRange): Hits {
  const newest = conditionsOf(word).map(({ level, condition }) => {
    const { rows, words } = extentOf(word.levels, level)
    if (rows === 0) return []
    const column = isOfName(level) ? nameWords : textWords
    return words !== null && rows <= (level > LEVEL.description ? few * LIST_COST : few)
      ? [lookedUp(words, column, sql`${level}::int`, filter)]
      : [walked(sql`${visible(filter)} and ${condition}`, sql`${level}::int`, limit)]
  })
  return union(newest.flat())
}

/** The products of all listed words of a frequent word, the most frequent words first. */
export function countableHits({ levels }: MeantWord): Hits {
  const all = levels.flatMap(({ words }) => words ?? [])
  return lookedUp(all, textWords, sql`0`, undefined)
}

/** All products that answer every word. */
export function commonHits(words: readonly MeantWord[], filter: SQL | undefined): Hits {
  const where = sql.join([visible(filter), ...words.map(answered)], sql` and `)
  return sql`select ${sortColumns}, ${totalLevel(words)} as level from ${products} where ${where}`
}

/** The newest products that answer every word in their names, and the newest that answer them at all. */
export function newestCommonHits(words: readonly MeantWord[], filter: SQL | undefined, limit: number): Hits {
  const named = words.map((word) => indexed(word, isOfName, nameWords))
  return union([
    walked(sql.join([visible(filter), ...named], sql` and `), totalLevel(words), limit),
    walked(sql.join([visible(filter), ...words.map(answers)], sql` and `), totalLevel(words), limit),
  ])
}

function totalLevel(words: readonly MeantWord[]): SQL {
  return sql.join(words.map(levelOf), sql` + `)
}

/** Whether all words of the catalogue that answer a word are known. */
export function isListed({ levels }: MeantWord): boolean {
  return levels.every(({ words }) => words !== null)
}

// A longer list costs more in the index than it finds. Its words are sorted by level, then by frequency.
const MOST_INDEXED = 20

/** Whether `answered` leaves out rare words of the catalogue. */
export function isShortened({ levels }: MeantWord): boolean {
  return levels.reduce((sum, { words }) => sum + (words?.length ?? 0), 0) > MOST_INDEXED
}

/** The conditions of a word on a column, in a form for which PostgreSQL can choose the index. */
function indexed(word: MeantWord, isWanted: (level: number) => boolean, column: SQL): SQL {
  if (!isListed(word)) return anyOf(conditionsOf(word).filter(({ level }) => isWanted(level)))
  const listed = word.levels.flatMap(({ words }) => words ?? []).slice(0, MOST_INDEXED)
  return sql`${column} && ${sql.param(listed)}::text[]`
}

/**
 * Whether a product's row answers a word by one of the first words of its list, in a form for which PostgreSQL can
 * choose the index.
 */
export function answered(word: MeantWord): SQL {
  return indexed(word, (level) => !isOfName(level), textWords)
}

/** Whether shoppers see a product, and it meets the filter. */
export function visible(filter: SQL | undefined): SQL {
  return filter === undefined ? sql`${products.published}` : sql`${products.published} and ${filter}`
}

/** Whether a product's row answers a word; fast on few rows. */
export function answers(word: MeantWord): SQL {
  // The words of a name are in the text, too.
  return anyOf(conditionsOf(word).filter(({ level }) => !isOfName(level)))
}

function anyOf(conditions: readonly { condition: SQL }[]): SQL {
  if (conditions.length === 0) return sql`false`
  return sql`(${sql.join(
    conditions.map(({ condition }) => condition),
    sql` or `,
  )})`
}

function isOfName(level: number): boolean {
  return level < LEVEL.description || level === LEVEL.correctedName || level === LEVEL.correctedPartOfName
}

/** The words by which products are at a level, null when they aren't listed, and at most how many products that are. */
function extentOf(levels: readonly LevelWords[], level: number) {
  const own = levels.filter(({ nameLevel, textLevel }) => nameLevel === level || textLevel === level)
  return {
    rows: own.reduce((sum, { named, products }) => sum + (isOfName(level) ? named : products), 0),
    words: own.some(({ words }) => words === null) ? null : own.flatMap(({ words }) => words ?? []),
  }
}

// Each word by itself: for a long list in one condition, PostgreSQL would read the whole table.
function lookedUp(words: readonly string[] | null, column: SQL, level: SQL, filter: SQL | undefined): Hits {
  return sql`
    select found.* from unnest(${sql.param([...(words ?? [])])}::text[]) as looked (word)
    cross join lateral (
      select ${sortColumns}, ${level} as level from ${products}
      where ${column} @> array[looked.word] and ${visible(filter)}
      offset 0
    ) found`
}

/** Reads the products newest first, until there are `limit`. */
function walked(where: SQL, level: SQL, limit: number): Hits {
  return sql`(
    select ${sortColumns}, ${level} as level from ${products}
    where ${where}
    order by ${products.createdAt} desc, ${products.id} desc
    limit ${limit})`
}

function union(hits: readonly Hits[]): Hits {
  return sql.join([...hits], sql` union all `)
}
