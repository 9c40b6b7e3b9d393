import * as z from 'zod/mini'
import { rule } from './account.ts'
import { readAmount, STARS } from './rules/arrangement.ts'

// The sign of the lari, as it appears on the cards, and the spaces between thousands.
const bare = (text: string) => text.replace(/[\s₾]/g, '')

/** An amount of GEL as it is typed; undefined if it isn't one. */
export function typedAmount(text: string): number | undefined {
  return readAmount(bare(text))
}

const typedPrice = z
  .string()
  .check(z.refine((text) => bare(text) === '' || typedAmount(text) !== undefined, rule('amount')))

/** The filters of a list as they are typed: prices from and to, and stars, as texts; empty for none (CAT-10). */
export const typedFiltersSchema = z
  .object({
    in_stock: z.boolean(),
    discounted: z.boolean(),
    min_price: typedPrice,
    max_price: typedPrice,
    min_rating: z.union([z.literal(''), z.string().check(z.regex(STARS))]),
  })
  .check(({ value, issues }) => {
    const from = typedAmount(value.min_price)
    const to = typedAmount(value.max_price)
    if (from === undefined || to === undefined || from <= to) return
    issues.push({ code: 'custom', path: ['max_price'], message: rule('pricesCrossed'), input: value })
  })
export type TypedFilters = z.infer<typeof typedFiltersSchema>
