import * as z from 'zod/mini'
import { PROMOTION_CODE } from './adminPromotionCode.ts'

/** A text of this form, or an empty one. */
const typed = (pattern: RegExp) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), { error: 'invalid' }),
  )
const amount = typed(/^\d{1,7}([.,]\d{1,2})?$/)
const count = typed(/^[1-9]\d{0,5}$/)
const day = typed(/^\d{4}-\d{2}-\d{2}$/)

/** What a code takes off. */
export const DISCOUNT_KINDS = ['percent', 'amount'] as const

/** The fields of a new code, as they are typed; an empty one sets no limit. The names are the API's. */
export const promotionCodeFormSchema = z
  .object({
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(PROMOTION_CODE, { error: 'invalid' })),
    kind: z.enum(DISCOUNT_KINDS),
    percent: amount,
    amount,
    min_total: amount,
    max_uses: count,
    per_customer: count,
    starts_at: day,
    /** the last day */
    ends_at: day,
  })
  .check(({ value, issues }) => {
    const text = value[value.kind]
    const fault = text === '' ? 'required' : isTooMuch(value) ? 'invalid' : null
    if (fault !== null) issues.push({ code: 'custom', path: [value.kind], message: fault, input: text })
  })
export type PromotionCodeForm = z.infer<typeof promotionCodeFormSchema>

const isTooMuch = ({ kind, percent }: Pick<PromotionCodeForm, 'kind' | 'percent'>) =>
  kind === 'percent' && !((typedNumber(percent) ?? 0) > 0 && (typedNumber(percent) ?? 0) <= 99)

/** The number of a typed text; null for an empty one. */
export const typedNumber = (text: string): number | null =>
  text === '' ? null : Number(text.replace(',', '.'))
