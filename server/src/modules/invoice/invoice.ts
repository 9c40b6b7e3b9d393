import { formatMoney } from '@dukani/i18n'
import type { SellerConfig } from '../../config/seller.ts'
import type { WholeOrder } from '../orders/repository.ts'
import { buyer, commonParts, goodsColumns, goodsLine, payment, written } from './commonParts.ts'
import type { Paper, PaperReader } from './paper.ts'

/** The invoice of an order as it is now. */
export function invoiceOf(order: WholeOrder, seller: SellerConfig, reader: PaperReader): Paper {
  const { language, t } = reader
  const money = (tetri: number) => formatMoney(tetri, language)
  return {
    ...commonParts(order, reader),
    title: t('invoice.title', { number: order.number }),
    severalTitle: t('invoice.severalTitle'),
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
      buyer(t('invoice.buyer'), order),
      payment(order, t),
    ],
    columns: { ...goodsColumns(t), price: t('invoice.price'), sum: t('invoice.sum') },
    lines: order.items.map((item, index) => ({
      ...goodsLine(item, index),
      price: money(item.unitPriceTetri),
      sum: money(item.unitPriceTetri * item.quantity),
    })),
    discount:
      order.promotionCode === null
        ? null
        : {
            label: t('orders.discount', { code: order.promotionCode }),
            amount: money(-order.discountTetri),
          },
    total: { label: t('orders.total'), amount: money(order.totalTetri) },
  }
}
