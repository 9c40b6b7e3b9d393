import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/**
 * The distinct words of the search columns of all published products. `WordCounts` alone writes it. Its collation (C)
 * and its indexes stand in the migration alone, since Drizzle has no words for them.
 */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  /** Whether it has Georgian letters. */
  georgian: boolean('georgian').generatedAlwaysAs(sql`word ~ '[\u10d0-\u10ff]'`),
  /** In characters. */
  length: smallint('length').generatedAlwaysAs(sql`char_length(word)`),
  /** The letters of the word as bits, as `letterBits` makes them. */
  letters: bigint('letters', { mode: 'bigint' }).notNull(),
  /** How many published products have the word in `search_text`; 0 once the last one is gone. */
  products: integer('products').notNull(),
  /** How many of them have it in `search_name`. */
  named: integer('named').notNull(),
})

/** How often something was searched and not found. Who searched isn't stored. Swept after SEARCH_MISS_DAYS. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** of the shop's time zone */
    day: date('day').notNull(),
    /** lower case */
    text: text('text').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
)
