import { formatDate } from '@dukani/i18n'
import type { WholeOrder } from '../orders/repository.ts'
import { paymentMethod, written } from './invoice.ts'
import type { Paper, PaperReader } from './paper.ts'

/** An order for its packing slip. */
export interface SlipOrder extends WholeOrder {
  /** '' if it isn't known */
  phoneNumber: string
}

/** The packing slip of an order: what goes into the parcel, and where it goes. It has no prices. */
export function packingSlipOf(order: SlipOrder, { language, t }: PaperReader): Paper {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    language,
    title: t('invoice.slipTitle', { number: order.number }),
    date: formatDate(order.createdAt, 'long', language) ?? '',
    notice: order.status === 'cancelled' ? t('invoice.cancelled') : null,
    parties: [
      {
        heading: t('invoice.recipient'),
        name: order.customerName,
        facts: written([order.homeAddress, order.city, order.region, order.postalCode, order.phoneNumber]),
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
      ...{ price: null, sum: null },
    },
    lines: order.items.map(({ productName, specificationValue, quantity }, index) => ({
      number: String(index + 1),
      product: productName,
      specification: specificationValue,
      quantity: String(quantity),
      ...{ price: null, sum: null },
    })),
    discount: null,
    total: { label: t('invoice.pieces'), amount: String(pieces) },
    pageText: t('invoice.page', { page: '{page}', pages: '{pages}' }),
    madeAt: order.createdAt,
  }
}
