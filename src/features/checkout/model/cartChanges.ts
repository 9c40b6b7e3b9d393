import type { Tetri } from '@dukani/contracts'
import { formatMoney, type Language, type Translate } from '@dukani/i18n'
import { productName } from '#shared/product/productTexts.ts'
import type { OrderedCart } from './orderBody.ts'

type Line = OrderedCart['lines'][number]

/**
 * How a cart changed since the shopper saw it, in their language (CHECK-10).
 * @returns null when nothing changed
 */
export function cartChanges(
  before: OrderedCart,
  after: OrderedCart,
  { t, language }: { t: Translate; language: Language },
): string | null {
  if (after.lines.length === 0) return t('checkout.emptyCart')
  if (after.total === before.total) return null
  const money = (amount: Tetri) => formatMoney(amount, language)
  const changes = before.lines.flatMap((line) => {
    const name = productName(line, language)
    const now = after.lines.find((one) => isSame(one, line))
    if (now === undefined) return [t('checkout.changedGone', { name })]
    const price =
      line.unitPrice !== null && now.unitPrice !== null && line.unitPrice !== now.unitPrice
        ? [t('checkout.changedPrice', { name, before: money(line.unitPrice), now: money(now.unitPrice) })]
        : []
    return line.quantity === now.quantity
      ? price
      : [...price, t('checkout.changedQuantity', { name, n: now.quantity })]
  })
  const added = after.lines
    .filter((line) => !before.lines.some((one) => isSame(one, line)))
    .map((line) => t('checkout.changedNew', { name: productName(line, language) }))
  return [...changes, ...added, t('checkout.changedTotal', { total: money(after.total) })].join(' ')
}

function isSame(one: Line, other: Line): boolean {
  return (
    String(one.productId) === String(other.productId) &&
    String(one.specificationId) === String(other.specificationId)
  )
}
