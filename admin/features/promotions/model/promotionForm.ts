import { typedNumber, type NewPromotion, type Promotion, type PromotionForm } from '@dukani/contracts'

/** Tbilisi's offset all year round. */
const OFFSET = '+04:00'
const OFFSET_MS = 4 * 60 * 60 * 1000
const MINUTE_LENGTH = 'YYYY-MM-DDTHH:mm'.length

export const EMPTY_PROMOTION: PromotionForm = {
  name: '',
  kind: 'percent',
  percent: '',
  amount: '',
  starts_at: '',
  ends_at: '',
  categories: [],
  products: [],
}

/** A promotion as its form has it. */
export function formOf(promotion: Promotion): PromotionForm {
  const { name, percent, amount, starts_at, ends_at, categories, products } = promotion
  return {
    name,
    kind: percent === null ? 'amount' : 'percent',
    percent: typed(percent),
    amount: typed(amount),
    starts_at: localMinute(starts_at),
    ends_at: ends_at === null ? '' : localMinute(ends_at),
    categories: [...categories],
    products: [...products],
  }
}

/** The promotion as it is sent. */
export function promotionOf(form: PromotionForm): NewPromotion {
  const { name, kind, starts_at, ends_at, categories, products } = form
  return {
    name,
    percent: kind === 'percent' ? typedNumber(form.percent) : null,
    amount: kind === 'amount' ? typedNumber(form.amount) : null,
    starts_at: momentOf(starts_at),
    ends_at: momentOf(ends_at),
    categories: categories.map(({ id }) => id),
    products: products.map(({ id }) => id),
  }
}

const typed = (number: number | null) => (number === null ? '' : String(number).replace('.', ','))
const momentOf = (minute: string) => (minute === '' ? null : `${minute}:00${OFFSET}`)
const localMinute = (moment: string) =>
  new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, MINUTE_LENGTH)
