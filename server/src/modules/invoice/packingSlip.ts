import type { WholeOrder } from '../orders/repository.ts'
import { buyer, commonParts, goodsColumns, goodsLine, payment } from './commonParts.ts'
import type { Paper, PaperReader } from './paper.ts'

/** An order for its packing slip. */
export interface SlipOrder extends WholeOrder {
  /** '' if it isn't known */
  phoneNumber: string
}

const NO_PRICES = { price: null, sum: null }

/** The packing slip of an order: what goes into the parcel, and where it goes. It has no prices. */
export function packingSlipOf(order: SlipOrder, reader: PaperReader): Paper {
  const { t } = reader
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...commonParts(order, reader),
    title: t('invoice.slipTitle', { number: order.number }),
    severalTitle: t('invoice.severalSlipsTitle'),
    parties: [buyer(t('invoice.recipient'), order, [order.phoneNumber]), payment(order, t)],
    columns: { ...goodsColumns(t), ...NO_PRICES },
    lines: order.items.map((item, index) => ({ ...goodsLine(item, index), ...NO_PRICES })),
    discount: null,
    total: { label: t('invoice.pieces'), amount: String(pieces) },
  }
}
