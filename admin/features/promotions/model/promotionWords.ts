import type { PromotionForm } from '@dukani/contracts'
import { formatDate, type Language } from '@dukani/i18n'
import { discountText } from '#admin/shared/discountText.ts'
import { promotionOf } from './promotionForm.ts'

/** The typed fields of a promotion in words. */
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
