import * as z from 'zod/mini'
import { PROMOTION_CODE } from './adminPromotionCode.ts'
import type { FieldRule } from './rules/fields.ts'

/** A text of this form, or an empty one. */
const typed = (pattern: RegExp) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), { error: 'invalid' }),
  )
const AMOUNT = /^\d{1,7}([.,]\d{1,2})?$/
const text = z.string().check(z.trim())
const count = typed(/^[1-9]\d{0,5}$/)
const day = typed(/^\d{4}-\d{2}-\d{2}$/)

/** What a code takes off. */
export const DISCOUNT_KINDS = ['percent', 'amount'] as const

/** The fields of a new code, as they are typed; an empty one sets no limit. The names are the API's. */
export const promotionCodeFormSchema = z
  .object({
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(PROMOTION_CODE, { error: 'invalid' })),
    kind: z.enum(DISCOUNT_KINDS),
    percent: text,
    amount: text,
    min_total: typed(AMOUNT),
    max_uses: count,
    per_customer: count,
    starts_at: day,
    /** the last day */
    ends_at: day,
  })
  .check(({ value, issues }) => {
    // The other one isn't shown: what was typed there doesn't count.
    const { kind } = value
    const fault = discountFault(kind, value[kind])
    if (fault !== null) issues.push({ code: 'custom', path: [kind], message: fault, input: value[kind] })
  })
export type PromotionCodeForm = z.infer<typeof promotionCodeFormSchema>

/** What is wrong with a typed discount; null: nothing. */
export function discountFault(kind: (typeof DISCOUNT_KINDS)[number], typed: string): FieldRule | null {
  if (typed === '') return 'required'
  const value = AMOUNT.test(typed) ? (typedNumber(typed) ?? 0) : 0
  return value > 0 && (kind === 'amount' || value <= 99) ? null : 'invalid'
}

/** The number of a typed text; null for an empty one. */
export const typedNumber = (text: string): number | null =>
  text === '' ? null : Number(text.replace(',', '.'))
