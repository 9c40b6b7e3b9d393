import { desc, sql, type SQL } from 'drizzle-orm'
import { MOST_COUNTED } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema.ts'
import { countAnswers, countFrequent, countRows } from './counts.ts'
import { answers, commonHits, listedHits, newestCommonHits, newestHits, visible } from './hits.ts'
import type { MeantWord } from './levels.ts'
import type { SearchRange, SearchResult } from './range.ts'

/** Ranks all products of the rarest word that have the others, too. */
export async function findRare(
  db: Database,
  { rare, others }: { rare: MeantWord; others: readonly MeantWord[] },
  { filter, order, ...page }: SearchRange,
): Promise<SearchResult> {
  return findRanked(db, listedHits(rare, others, filter), { ...page, order })
}

/** A frequent word: of each level the newest products, enough for the page; or all products in another order. */
export async function findFrequent(
  db: Database,
  word: MeantWord,
  { order, few, ...range }: SearchRange & { few: number },
): Promise<SearchResult> {
  const [ids, count] = await Promise.all([
    order === undefined ? newestIds(db, word, { ...range, few }) : sortedIds(db, [word], { ...range, order }),
    countFrequent(db, word, range.filter),
  ])
  return { ...count, ids }
}

/**
 * Several frequent words: all products that have them are ranked if they can be counted, else the newest of them and
 * the newest that have them in their names. In another order, no product is left out.
 */
export async function findCommon(
  db: Database,
  meaning: readonly MeantWord[],
  { pool, ...range }: SearchRange & { pool: number },
): Promise<SearchResult> {
  const { filter, order } = range
  const count = await countAnswers(db, meaning, filter)
  if (count.count < MOST_COUNTED) {
    return { ...(await findRanked(db, commonHits(meaning, filter), range)), ...count }
  }
  // The same products for each page, so that none is on two.
  return order === undefined
    ? { ...(await findRanked(db, newestCommonHits(meaning, filter, pool), range)), ...count }
    : { ...count, ids: await sortedIds(db, meaning, { ...range, order }) }
}

type Unsorted = Omit<SearchRange, 'order'>

async function newestIds(
  db: Database,
  word: MeantWord,
  { filter, limit, offset, few }: Unsorted & { few: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(ranking(newestHits(word, { filter, limit: offset + limit, few })))
    .orderBy(...orderBy())
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Reads the products in an order, and keeps those that have all words. */
async function sortedIds(
  db: Database,
  meaning: readonly MeantWord[],
  { filter, order, limit, offset }: Unsorted & { order: readonly SQL[] },
): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(sql.join([visible(filter), ...meaning.map(answers)], sql` and `))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

async function findRanked(
  db: Database,
  hits: SQL,
  { order, limit, offset }: Omit<SearchRange, 'filter'>,
): Promise<SearchResult> {
  const ranked = ranking(hits)
  const rows = await db
    .select({ id: sql<string>`id`, count: sql<number>`(count(*) over ())::int` })
    .from(ranked)
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  if (rows[0] !== undefined) return { count: rows[0].count, isMinimum: false, ids }
  // After the last page there is no row with the count.
  return { ids, ...(offset === 0 ? { count: 0, isMinimum: false } : await countRows(db, ranked)) }
}

/** Each product once, at its best level. It goes by the name of the table, whose columns name the order. */
function ranking(hits: SQL): SQL {
  return sql`(select distinct on (id) * from (${hits}) hit where level is not null order by id, level) as products`
}

function orderBy(order?: readonly SQL[]): SQL[] {
  return order === undefined ? [sql`level`, desc(products.createdAt), desc(products.id)] : [...order]
}
