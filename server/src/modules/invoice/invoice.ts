import { formatDate, formatMoney, type Language, type ServerTranslate } from '@dukani/i18n'
import type { SellerConfig } from '../../config/seller.ts'
import type { WholeOrder } from '../orders/repository.ts'

/** An invoice ready for printing: all its texts are final, and it can be sent to another thread. */
export interface Invoice {
  language: Language
  title: string
  /** the day of the order */
  date: string
  /** a notice at the top: that the order was cancelled */
  notice: string | null
  parties: readonly Party[]
  columns: Columns
  lines: readonly InvoiceLine[]
  /** what a promotion code took off; null: none was used */
  discount: { label: string; amount: string } | null
  total: { label: string; amount: string }
  /** the text at the foot of each page; `{page}` and `{pages}` are filled in when it is printed */
  pageText: string
  /** when the invoice was made, never when it is printed, so that an order's invoice stays the same to the byte */
  madeAt: Date
}

/** A block of facts under a heading. */
export interface Party {
  heading: string
  name: string
  facts: readonly string[]
}

/** The texts of the columns, or of their headings. */
export interface Columns {
  number: string
  product: string
  quantity: string
  price: string
  sum: string
}

export interface InvoiceLine extends Columns {
  /** null: the product had none to choose from */
  specification: string | null
}

/** The language of the reader. */
export interface InvoiceReader {
  language: Language
  t: ServerTranslate
}

/** The invoice of an order as it is now. */
export function invoiceOf(order: WholeOrder, seller: SellerConfig, { language, t }: InvoiceReader): Invoice {
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

function written(facts: readonly (string | null)[]): string[] {
  return facts.filter((fact) => fact !== null && fact !== '') as string[]
}

function paymentMethod(method: string, t: ServerTranslate): string {
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
