import { sql, type SQL } from 'drizzle-orm'
import { products } from '../../db/schema.ts'
import { LEVEL, type LevelWords, type MeantWord } from './levels.ts'

const { searchName, searchText } = products

/** The words of a search column as an array: written as in the indexes, so that they are used. */
export const nameWords = sql`string_to_array(${searchName}, ' ')`
export const textWords = sql`string_to_array(${searchText}, ' ')`

// A column has a space on either side of each of its words. PostgreSQL estimates that LIKE
// with a long pattern matches hardly any product. It would then read and sort the whole table to find the newest ones.
// For strpos it estimates a third of the products, and reads them newest first.
const anyIn = (
  column: typeof searchName | typeof searchText,
  forms: readonly string[],
  text: (form: string) => string,
) =>
  sql`(${sql.join(
    forms.map((form) => sql`strpos(${column}, ${text(form)}) > 0`),
    sql` or `,
  )})`

/** A condition on a product's row by which it answers a word at a level, or at a better one. */
export interface LevelCondition {
  level: number
  condition: SQL
}

/** The conditions on a product's row by which it answers a word, the best level first: the first that holds counts. */
export function conditionsOf({ typed, levels }: MeantWord): LevelCondition[] {
  const corrected = levels.filter(({ nameLevel }) => nameLevel > LEVEL.description)
  const typedConditions =
    typed.length === 0
      ? []
      : [
          { level: LEVEL.nameWord, condition: anyIn(searchName, typed, (form) => ` ${form} `) },
          { level: LEVEL.nameStart, condition: anyIn(searchName, typed, (form) => ` ${form}`) },
          { level: LEVEL.nameInside, condition: anyIn(searchName, typed, (form) => form) },
          { level: LEVEL.description, condition: anyIn(searchText, typed, (form) => form) },
        ]
  return [...typedConditions, ...corrected.flatMap(correctedConditions)]
}

function correctedConditions({ nameLevel, textLevel, words }: LevelWords): LevelCondition[] {
  const list = sql`${sql.param([...(words ?? [])])}::text[]`
  return [
    { level: nameLevel, condition: sql`${nameWords} && ${list}` },
    { level: textLevel, condition: sql`${textWords} && ${list}` },
  ]
}

/** The level at which a product's row answers a word; null when it doesn't. */
export function levelOf(word: MeantWord): SQL {
  const cases = conditionsOf(word).map(({ level, condition }) => sql`when ${condition} then ${level}::int`)
  return sql`case ${sql.join(cases, sql` `)} end`
}
