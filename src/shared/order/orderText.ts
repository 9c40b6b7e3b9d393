import { toTetri, type Order } from '@dukani/contracts'
import type { OrderDiscount } from '@dukani/design-system'
import { formatDate, type Language, type Translate } from '@dukani/i18n'

/** The name of an order. */
export function orderName({ order_number }: Pick<Order, 'order_number'>, t: Translate): string {
  return t('orders.number', { number: order_number })
}

/** The day it was placed. */
export function orderDate(
  { created_at }: Pick<Order, 'created_at'>,
  t: Translate,
  language: Language,
): string {
  return formatDate(created_at, 'long', language) ?? t('orders.unknownDate')
}

/** What a promotion code took off; null without one. */
export function orderDiscount(
  { discount, promotion_code: code }: Pick<Order, 'discount' | 'promotion_code'>,
  t: Translate,
): OrderDiscount | null {
  if (discount === undefined || code === undefined) return null
  return { label: t('orders.discount', { code }), amount: toTetri(discount) }
}

/** The delivery address in lines, without empty ones. */
export function orderAddress(
  order: Pick<Order, 'home_address' | 'city' | 'region' | 'postal_code'>,
): readonly string[] {
  const { home_address, city, region, postal_code } = order
  // A city that is a region of its own is not said twice.
  const places = [...new Set([city, region, postal_code].map((part) => part.trim()).filter(Boolean))]
  return [home_address.trim(), places.join(', ')].filter(Boolean)
}
