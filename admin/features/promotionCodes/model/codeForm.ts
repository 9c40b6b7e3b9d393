import { typedNumber, type NewPromotionCode, type PromotionCodeForm } from '@dukani/contracts'
import { startOfDay } from '#admin/shared/tbilisiTime.ts'

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
    starts_at: startOfDay(starts_at),
    ends_at: endOfDay(ends_at),
  }
}

function endOfDay(day: string): string | null {
  const start = startOfDay(day)
  return start === null ? null : new Date(Date.parse(start) + DAY_MS).toISOString()
}
