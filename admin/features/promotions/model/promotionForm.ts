import { typedNumber, type NewPromotion, type Promotion, type PromotionForm } from '@dukani/contracts'
import { momentOfMinute, tbilisiMinute } from '#admin/shared/tbilisiTime.ts'

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
    starts_at: tbilisiMinute(starts_at),
    ends_at: tbilisiMinute(ends_at),
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
    starts_at: momentOfMinute(starts_at),
    ends_at: momentOfMinute(ends_at),
    categories: categories.map(({ id }) => id),
    products: products.map(({ id }) => id),
  }
}

const typed = (number: number | null) => (number === null ? '' : String(number).replace('.', ','))
