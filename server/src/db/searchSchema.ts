import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

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
