import { sql, type SQL } from 'drizzle-orm'
import { MOST_COUNTED } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema.ts'
import { answered, countableHits, isListed, isShortened, visible } from './hits.ts'
import type { MeantWord } from './levels.ts'
import type { SearchResult } from './range.ts'

type Count = Omit<SearchResult, 'ids'>

// Few products have two of the words in which a part stands, so this many mostly are enough for `MOST_COUNTED`.
const MOST_LOOKED_UP = 1.2 * MOST_COUNTED

/** How many products answer a frequent word. */
export async function countFrequent(db: Database, word: MeantWord, filter: SQL | undefined): Promise<Count> {
  const most = Math.max(...word.levels.map((level) => level.most))
  const [only, ...more] = word.levels.flatMap(({ words }) => words ?? [])
  // The table of words has the count.
  const isKnown = most > MOST_COUNTED || (isListed(word) && only !== undefined && more.length === 0)
  if (filter === undefined && isKnown) return upToMost(most)
  if (filter !== undefined || !isListed(word)) return countAnswers(db, [word], filter)
  const some = await countDistinct(db, sql`${countableHits(word)} limit ${MOST_LOOKED_UP}`)
  const isEnough = some.lookedUp < MOST_LOOKED_UP || some.count > MOST_COUNTED
  return upToMost((isEnough ? some : await countDistinct(db, countableHits(word))).count)
}

async function countDistinct(db: Database, hits: SQL): Promise<{ count: number; lookedUp: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct id)::int`, lookedUp: sql<number>`count(*)::int` })
    .from(sql`(${hits}) hit`)
  return row ?? { count: 0, lookedUp: 0 }
}

/** How many products answer all of some words. */
export async function countAnswers(
  db: Database,
  meaning: readonly MeantWord[],
  filter: SQL | undefined,
): Promise<Count> {
  const where = sql.join([visible(filter), ...meaning.map(answered)], sql` and `)
  const { count, isMinimum } = await countRows(db, sql`${products} where ${where}`)
  return { count, isMinimum: isMinimum || meaning.some((word) => isListed(word) && isShortened(word)) }
}

/** How many rows there are. */
export async function countRows(db: Database, from: SQL): Promise<Count> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(select 1 from ${from} limit ${MOST_COUNTED + 1}) counted`)
  return upToMost(row?.count ?? 0)
}

/** A count as the API returns it: at most `MOST_COUNTED`, and whether there are more. */
export function upToMost(count: number): Count {
  return { count: Math.min(count, MOST_COUNTED), isMinimum: count > MOST_COUNTED }
}
