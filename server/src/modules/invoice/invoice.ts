import { formatDate, formatMoney, type ServerTranslate } from '@dukani/i18n'
import type { SellerConfig } from '../../config/seller.ts'
import type { WholeOrder } from '../orders/repository.ts'
import type { Paper, PaperReader } from './paper.ts'

/** The invoice of an order as it is now. */
export function invoiceOf(order: WholeOrder, seller: SellerConfig, { language, t }: PaperReader): Paper {
  const money = (tetri: number) => formatMoney(tetri, language)
  const place = [order.homeAddress, order.city, order.region, order.postalCode]
  return {
    language,
    title: t('invoice.title', { number: order.number }),
    date: formatDate(order.createdAt, 'long', language) ?? '',
    notice: order.status === 'cancelled' ? t('invoice.cancelled') : null,
    parties: [
      {
        heading: t('invoice.seller'),
        name: seller.name ?? t('shop.name'),
        facts: written([
          seller.idNumber && t('invoice.idNumber', { number: seller.idNumber }),
          seller.address,
          seller.phone,
          seller.email,
        ]),
      },
      {
        heading: t('invoice.buyer'),
        name: order.customerName,
        facts: written(place),
      },
      {
        heading: t('invoice.payment'),
        name: paymentMethod(order.paymentMethod, t),
        facts: [t(order.paymentStatus === 'completed' ? 'invoice.paid' : 'invoice.unpaid')],
      },
    ],
    columns: {
      number: t('invoice.row'),
      product: t('orders.product'),
      quantity: t('orders.quantity'),
      price: t('invoice.price'),
      sum: t('invoice.sum'),
    },
    lines: order.items.map(({ productName, specificationValue, quantity, unitPriceTetri }, index) => ({
      number: String(index + 1),
      product: productName,
      specification: specificationValue,
      quantity: String(quantity),
      price: money(unitPriceTetri),
      sum: money(unitPriceTetri * quantity),
    })),
    discount:
      order.promotionCode === null
        ? null
        : {
            label: t('orders.discount', { code: order.promotionCode }),
            amount: money(-order.discountTetri),
          },
    total: { label: t('orders.total'), amount: money(order.totalTetri) },
    pageText: t('invoice.page', { page: '{page}', pages: '{pages}' }),
    madeAt: order.createdAt,
  }
}

/** The facts that are known. */
export function written(facts: readonly (string | null)[]): string[] {
  return facts.filter((fact) => fact !== null && fact !== '') as string[]
}

/** The name of a payment method. */
export function paymentMethod(method: string, t: ServerTranslate): string {
  switch (method) {
    case 'flitt':
      return t('checkout.flitt')
    case 'wallet':
      return t('checkout.wallet')
    case 'qr':
      return t('checkout.qr')
    default:
      return t('checkout.bank')
  }
}
