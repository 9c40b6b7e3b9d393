import { formatDate, formatMoney } from '@dukani/i18n'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createFlitt } from '../../gateways/flitt/client.ts'
import { FlittUnavailableError, FlittRefusedError, type Flitt } from '../../gateways/flitt/flitt.ts'
import {
  decidePayment,
  paymentsToReview,
  type DecisionRefusal,
  type PaymentToReview,
} from '../../modules/payments/paymentReview.ts'
import { EXIT, UsageError, type Command } from '../command.ts'
import { withShop } from '../openShop.ts'
import { textTable } from '../textTable.ts'

const ACTIONS = ['list', 'accept', 'refund'] as const

/** `shop payments`: card payments that the shop has to decide about. */
export const paymentsCommand: Command = {
  name: 'payments',
  summary: 'list and settle card payments of a wrong amount, and refused refunds',
  usage: `list|accept|refund [PAYMENT]

  list            payments for which Flitt took another amount or currency than the order's, with the amount that it
                  reports, and refunds that Flitt refused. As long as its payment is listed, an order can't be paid
                  again and doesn't expire
  accept PAYMENT  the order counts as paid. An expired order is reinstated if its goods are still in stock
  refund PAYMENT  refunds the amount taken: a running shop asks Flitt within a minute. The order can then be paid again.
                  A refused refund is requested once more; one that you made at Flitt yourself is recorded

PAYMENT is the first column of the list (261119-04711_k3x9a0). To cancel an order, use "shop orders".

Exit code: 0 done; 1 failed, nothing was changed; 2 wrong usage.`,
  arguments: [1, 2],
  options: {},
  async run({ positionals: [name = '', payment], out, notice }) {
    const action = ACTIONS.find((each) => each === name)
    if (action === undefined) throw new UsageError(`"${name}" is not one of ${ACTIONS.join(', ')}.`)
    if (action === 'list') {
      if (payment !== undefined)
        throw new UsageError(`"shop payments list": unexpected argument "${payment}".`)
      await out(
        await withShop(notice, ({ db, config: { payments } }) =>
          listed(db, payments.flitt && createFlitt(payments.flitt)),
        ),
      )
      return EXIT.done
    }
    if (payment === undefined) throw new UsageError(`"shop payments ${action}" needs PAYMENT.`)
    const outcome = await withShop(notice, ({ db }) =>
      inTransaction(db, (transaction) => decidePayment(transaction, payment, action)),
    )
    if (!outcome.ok) {
      notice(refusalText(payment, outcome.error))
      return EXIT.failed
    }
    await out(
      outcome.value === 'accepted'
        ? `${payment} is accepted: its order is paid.\n`
        : `${payment} will be returned to the card: a running shop asks the gateway within a minute.\n`,
    )
    return EXIT.done
  },
}

function refusalText(payment: string, refusal: DecisionRefusal): string {
  switch (refusal) {
    case 'notPayable':
      return `The order of ${payment} was paid in another way or is cancelled: the money can only be refunded.\n`
    case 'outOfStock':
      return `The goods of ${payment} were sold to others: the money can only be refunded.\n`
    case 'nothingToDecide':
      return `${payment} isn't waiting for a decision.\n`
    case 'notFound':
      return `There is no payment ${payment}.\n`
  }
}

async function listed(db: Database, flitt: Flitt | null): Promise<string> {
  const all = await paymentsToReview(db)
  if (all.length === 0) return 'No payment is waiting for a decision.\n'
  const rows: string[][] = []
  for (const payment of all)
    rows.push([
      payment.gatewayOrderId,
      payment.refund === 'refused' ? 'refund refused' : 'wrong amount',
      `costs ${formatMoney(payment.amountTetri, 'en')}`,
      await takenText(payment, flitt),
      `order ${payment.orderStatus}`,
      formatDate(payment.createdAt, 'mediumTime', 'en') ?? '',
      payment.email,
    ])
  return textTable(rows)
}

/** The amount that the gateway took, or a note that the status is unknown. */
async function takenText({ gatewayOrderId }: PaymentToReview, flitt: Flitt | null): Promise<string> {
  try {
    const report = await flitt?.status(gatewayOrderId)
    if (report == null) return 'took an unknown amount'
    const tetri = Math.min(report.amount, report.actualAmount ?? report.amount)
    const sum =
      report.currency === 'GEL' ? formatMoney(tetri, 'en') : `${(tetri / 100).toFixed(2)} ${report.currency}`
    return report.status === 'approved' ? `took ${sum}` : `${report.status}, ${sum}`
  } catch (error) {
    if (error instanceof FlittUnavailableError || error instanceof FlittRefusedError)
      return 'status unknown: Flitt can’t be reached, or refused to answer'
    throw error
  }
}
