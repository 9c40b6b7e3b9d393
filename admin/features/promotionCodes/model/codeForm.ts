import { PROMOTION_CODE, type NewPromotionCode } from '@dukani/contracts'
import * as z from 'zod/mini'

/** Tbilisi's offset all year round. */
const OFFSET = '+04:00'
const DAY_MS = 86_400_000

const number = (pattern: RegExp) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), { error: 'invalid' }),
  )
const amount = number(/^\d{1,7}([.,]\d{1,2})?$/)
const count = number(/^[1-9]\d{0,5}$/)
const day = number(/^\d{4}-\d{2}-\d{2}$/)

/** What a code takes off. */
export const DISCOUNT_KINDS = ['percent', 'amount'] as const

/** The fields of a new code, as they are typed; an empty one sets no limit. The names are the API's. */
export const codeFormSchema = z
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
export type CodeForm = z.infer<typeof codeFormSchema>

export const EMPTY_CODE: CodeForm = {
  ...{ code: '', kind: 'percent', percent: '', amount: '', min_total: '' },
  ...{ max_uses: '', per_customer: '', starts_at: '', ends_at: '' },
}

/** The code as it is sent. Days are Tbilisi's; the last one counts whole. */
export function newCode(form: CodeForm): NewPromotionCode {
  const { code, kind, min_total, max_uses, per_customer, starts_at, ends_at } = form
  return {
    code,
    percent: kind === 'percent' ? numberOf(form.percent) : null,
    amount: kind === 'amount' ? numberOf(form.amount) : null,
    min_total: numberOf(min_total) ?? 0,
    max_uses: numberOf(max_uses),
    per_customer: numberOf(per_customer),
    starts_at: starts_at === '' ? null : `${starts_at}T00:00:00${OFFSET}`,
    ends_at:
      ends_at === '' ? null : new Date(Date.parse(`${ends_at}T00:00:00${OFFSET}`) + DAY_MS).toISOString(),
  }
}

const isTooMuch = ({ kind, percent }: Pick<CodeForm, 'kind' | 'percent'>) =>
  kind === 'percent' && !((numberOf(percent) ?? 0) > 0 && (numberOf(percent) ?? 0) <= 99)

const numberOf = (text: string) => (text === '' ? null : Number(text.replace(',', '.')))
