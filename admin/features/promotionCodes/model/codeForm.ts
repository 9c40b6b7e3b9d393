import { typedNumber, type NewPromotionCode, type PromotionCodeForm } from '@dukani/contracts'

/** Tbilisi's offset all year round. */
const OFFSET = '+04:00'
const DAY_MS = 86_400_000

export const EMPTY_CODE: PromotionCodeForm = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  min_total: '',
  max_uses: '',
  per_customer: '',
  starts_at: '',
  ends_at: '',
}

/** The code as it is sent. Days are Tbilisi's; the last one counts whole. */
export function newCode(form: PromotionCodeForm): NewPromotionCode {
  const { code, kind, min_total, max_uses, per_customer, starts_at, ends_at } = form
  return {
    code,
    percent: kind === 'percent' ? typedNumber(form.percent) : null,
    amount: kind === 'amount' ? typedNumber(form.amount) : null,
    min_total: typedNumber(min_total) ?? 0,
    max_uses: typedNumber(max_uses),
    per_customer: typedNumber(per_customer),
    starts_at: starts_at === '' ? null : `${starts_at}T00:00:00${OFFSET}`,
    ends_at:
      ends_at === '' ? null : new Date(Date.parse(`${ends_at}T00:00:00${OFFSET}`) + DAY_MS).toISOString(),
  }
}
