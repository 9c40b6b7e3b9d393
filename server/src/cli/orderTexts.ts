import { formatDate, formatMoney } from '@dukani/i18n'
import type { MoneyBack } from '../modules/orders/orderPayments.ts'
import type { ShopOrder, shopOrderItems } from '../modules/orders/shopRepository.ts'
import { nextStatuses } from '../modules/orders/transitions.ts'
import { textTable } from './textTable.ts'

type Item = Awaited<ReturnType<typeof shopOrderItems>>[number]

const money = (tetri: number) => formatMoney(tetri, 'en')

/** Orders as a table, one per line. */
export function orderTable(orders: readonly ShopOrder[]): string {
  const rows = orders.map((order) => [
    order.number,
    order.status,
    `${order.paymentMethod} ${order.paymentStatus}`,
    formatDate(order.createdAt, 'mediumTime', 'en') ?? '',
    money(order.totalTetri),
    order.customerName || order.email,
  ])
  return textTable(rows)
}

/** An order with everything the shop needs to send it, and the possible next steps. */
export function orderSheet(order: ShopOrder, items: readonly Item[]): string {
  const place = [order.homeAddress, order.city, order.region, order.postalCode]
  const next = nextStatuses(order.status)
  const facts = [
    ['Order', `${order.number} (${order.id})`],
    ['Placed', formatDate(order.createdAt, 'mediumTime', 'en') ?? ''],
    ['Status', order.status + (next.length > 0 ? `, next: ${next.join(' or ')}` : '')],
    ['Payment', `${order.paymentMethod}, ${order.paymentStatus}`],
    [
      'Customer',
      [order.customerName, order.email, order.phoneNumber].filter((text) => text !== '').join(', '),
    ],
    ['Address', place.filter((text) => text !== '').join(', ')],
  ]
  const lines = items.map(({ productName, specificationValue, quantity, unitPriceTetri }) => {
    const name = specificationValue === null ? productName : `${productName} (${specificationValue})`
    return `  ${quantity} × ${name}: ${money(quantity * unitPriceTetri)}\n`
  })
  const head = facts.map(([name = '', text = '']) => `${name.padEnd(9)} ${text}\n`)
  const discount =
    order.promotionCode === null ? '' : `  Code ${order.promotionCode}: ${money(-order.discountTetri)}\n`
  return `${head.join('')}\n${lines.join('')}${discount}  Total: ${money(order.totalTetri)}\n`
}

/** How the money of an order is returned; '' if there is none. */
export function moneyText(way: MoneyBack, { totalTetri, email }: ShopOrder): string {
  switch (way) {
    case 'wallet':
      return `${money(totalTetri)} was returned to the customer's wallet.\n`
    case 'card':
      return `${money(totalTetri)} will be returned to the card: a running shop asks the gateway within a minute.\n`
    case 'byHand':
      return `${money(totalTetri)} was transferred to the shop: transfer it back to ${email} by hand.\n`
    case 'nothing':
      return ''
  }
}
