import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { MOST_MISSES_A_DAY, SEARCH_MISS_DAYS } from '../../config/limits.ts'
import { SHOP_TIME_ZONE } from '../../config/shopTime.ts'
import type { Database } from '../../db/database.ts'
import { searchMisses } from '../../db/searchSchema.ts'

/** Counts what shoppers search and don't find, by day. Who searched isn't stored. */
export interface SearchMisses {
  /** Counts a search. What may be personal is passed over: an e-mail, a phone number, an id. */
  add: (search: string) => void
  /** Stores what was counted since the last time, and deletes what is too old. */
  store: () => Promise<void>
}

/** Longer searches are no names of products. In characters. */
const LONGEST = 60
/** How many different searches a process counts until they are stored. */
const MOST_COUNTED = 200

export function createSearchMisses(db: Database): SearchMisses {
  let counts = new Map<string, number>()
  return {
    add(search) {
      const text = search.trim().replace(/\s+/g, ' ').toLowerCase()
      if (text === '' || text.length > LONGEST || isPersonal(text)) return
      if (counts.size < MOST_COUNTED || counts.has(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
    },
    async store() {
      const today = sql`(now() at time zone ${SHOP_TIME_ZONE})::date`
      await db.delete(searchMisses).where(sql`${searchMisses.day} < ${today} - ${SEARCH_MISS_DAYS}::integer`)
      const stored = counts
      counts = new Map()
      if (stored.size === 0) return
      try {
        await storeCounts(db, today, stored)
      } catch (error) {
        for (const [text, count] of stored) counts.set(text, (counts.get(text) ?? 0) + count)
        throw error
      }
    },
  }
}

async function storeCounts(db: Database, today: SQL, counts: ReadonlyMap<string, number>): Promise<void> {
  const isToday = sql`${searchMisses.day} = ${today}`
  const [all, known] = await Promise.all([
    db.$count(searchMisses, isToday),
    db
      .select({ text: searchMisses.text })
      .from(searchMisses)
      .where(and(isToday, inArray(searchMisses.text, [...counts.keys()]))),
  ])
  const stored = new Set(known.map(({ text }) => text))
  const fresh = [...counts].filter(([text]) => !stored.has(text))
  // A script that searches random texts can't fill the disk.
  const added = fresh.slice(0, Math.max(MOST_MISSES_A_DAY - all, 0))
  const rows = [...[...counts].filter(([text]) => stored.has(text)), ...added]
  if (rows.length === 0) return
  await db
    .insert(searchMisses)
    .values(rows.map(([text, count]) => ({ day: today, text, count })))
    .onConflictDoUpdate({
      target: [searchMisses.day, searchMisses.text],
      set: { count: sql`${searchMisses.count} + excluded.count` },
    })
}

/** Whether a text has the form of an e-mail address, or of a phone or id number. */
function isPersonal(text: string): boolean {
  return text.includes('@') || /(?:\d[\s-]?){5}/.test(text)
}
