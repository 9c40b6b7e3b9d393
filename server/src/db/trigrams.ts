import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

// pg_trgm makes trigrams of letters alone, and in the C locale, which the embedded database has, no Georgian one is a
// letter. So an index holds a Latin letter or a digit for each Georgian one, as the migrations say.
const GEORGIAN_LETTERS = Array.from({ length: 33 }, (_, place) => String.fromCodePoint(0x10d0 + place)).join(
  '',
)
// In the statement as they are, so that PostgreSQL knows the expression of the index.
const ALPHABETS = sql.raw(`'${GEORGIAN_LETTERS}', 'abcdefghijklmnopqrstuvwxyz0123456'`)

/** The length of a trigram: a shorter part isn't found by an index. */
export const TRIGRAM = 3

/** A text as the trigram indexes have it. */
export const coded = (text: SQL): SQL => sql`translate(${text}, ${ALPHABETS})`

/** Whether a text contains a part, in any case of letters, by the trigram index of `coded(lower(text))`. */
export function containsText(text: SQL, part: string): SQL {
  const pattern = `%${part.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const lower = sql`lower(${text})`
  // The coded letters alone would also find Latin words.
  return sql`${coded(lower)} like ${coded(sql`${pattern}::text`)} and ${lower} like ${pattern}::text`
}

/** What a customer is searched by: the index `users_name` has exactly this expression. */
export function nameAndEmail(table: Record<'firstName' | 'lastName' | 'email', AnyPgColumn>): SQL {
  return sql`(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})`
}
