import { formatDate, type ServerTranslate } from '@dukani/i18n'
import type { WholeOrder } from '../orders/repository.ts'
import type { Columns, Paper, PaperLine, PaperReader, Party } from './paper.ts'

/** What the invoice and the packing slip of an order have in common. */
export function commonParts(
  order: WholeOrder,
  { language, t }: PaperReader,
): Pick<Paper, 'language' | 'date' | 'notice' | 'pageText' | 'madeAt'> {
  return {
    language,
    date: formatDate(order.createdAt, 'long', language) ?? '',
    notice: order.status === 'cancelled' ? t('invoice.cancelled') : null,
    pageText: t('invoice.page', { page: '{page}', pages: '{pages}' }),
    madeAt: order.createdAt,
  }
}

/** The person who gets the order, and where. @param more further facts; '' if one isn't known */
export function buyer(heading: string, order: WholeOrder, more: readonly string[] = []): Party {
  const place = [order.homeAddress, order.city, order.region, order.postalCode]
  return { heading, name: order.customerName, facts: written([...place, ...more]) }
}

/** How the order is paid, and whether it is. */
export function payment(order: WholeOrder, t: ServerTranslate): Party {
  return {
    heading: t('invoice.payment'),
    name: paymentMethod(order.paymentMethod, t),
    facts: [t(order.paymentStatus === 'completed' ? 'invoice.paid' : 'invoice.unpaid')],
  }
}

/** The headings of the columns of both. */
export function goodsColumns(t: ServerTranslate): Pick<Columns, 'number' | 'product' | 'quantity'> {
  return { number: t('invoice.row'), product: t('orders.product'), quantity: t('orders.quantity') }
}

/** An item in the columns of both. @param index from 0 */
export function goodsLine(
  { productName, specificationValue, quantity }: WholeOrder['items'][number],
  index: number,
): Pick<PaperLine, 'number' | 'product' | 'specification' | 'quantity'> {
  return {
    number: String(index + 1),
    product: productName,
    specification: specificationValue,
    quantity: String(quantity),
  }
}

/** The facts that are known. */
export function written(facts: readonly (string | null)[]): string[] {
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
