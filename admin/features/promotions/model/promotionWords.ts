import type { PromotionForm } from '@dukani/contracts'
import { formatDate, type Language } from '@dukani/i18n'
import { discountText } from '#admin/shared/discountText.ts'
import { promotionOf } from './promotionForm.ts'

/** A promotion's fields in words. */
export function promotionWords(form: PromotionForm, language: Language) {
  const { name, starts_at, ends_at, ...cut } = promotionOf(form)
  const date = (moment: string | null) => (moment && formatDate(moment, 'mediumTime', language)) ?? ''
  return {
    name: name.trim(),
    discount: discountText(cut, language),
    starts_at: date(starts_at),
    ends_at: date(ends_at),
    targets: [...form.categories.map(({ title }) => title), ...form.products.map((each) => each.name)].join(
      ', ',
    ),
  }
}

export type PromotionWords = ReturnType<typeof promotionWords>

/** The fields in which two promotions differ, by their words. */
export function differentWords(one: PromotionForm, other: PromotionForm): (keyof PromotionWords)[] {
  const [a, b] = [promotionWords(one, 'ka'), promotionWords(other, 'ka')]
  return (Object.keys(a) as (keyof PromotionWords)[]).filter((name) => a[name] !== b[name])
}
