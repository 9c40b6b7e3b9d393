import type { Promotion } from '@dukani/contracts'
import type { OrderState } from '@dukani/design-system'
import { formatDate, type AdminTranslate, type Language } from '@dukani/i18n'

const TONES = { planned: 'blue', running: 'green', ended: 'neutral' } as const

/** The state of a promotion, and whether its prices are being changed. */
export function promotionStates({ state, renewing }: Promotion, t: AdminTranslate): OrderState[] {
  const own = { tone: TONES[state], text: t(`admin.promotions.state.${state}`) }
  return renewing ? [own, { tone: 'yellow', text: t('admin.promotions.renewing') }] : [own]
}

/** From when, and until when, in Tbilisi's time. */
export function promotionDays(
  { starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>,
  t: AdminTranslate,
  language: Language,
): string {
  const date = (moment: string) => formatDate(moment, 'mediumTime', language) ?? ''
  return [
    t('admin.promotions.since', { date: date(starts_at) }),
    ends_at === null ? t('admin.promotions.openEnd') : t('admin.promotions.until', { date: date(ends_at) }),
  ].join(' ')
}

/** The categories by name, and the products, one by name, more by number. */
export function promotionTargets({ categories, products }: Promotion, t: AdminTranslate): string {
  const [only] = products
  const named =
    products.length > 1 ? [t('admin.promotions.productCount', { count: products.length })] : [only?.name]
  return [...categories.map(({ title }) => title), ...named].filter(Boolean).join(', ')
}
