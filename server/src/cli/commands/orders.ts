import { ORDER_STATUSES, type OrderStatus } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changeStatus } from '../../modules/orders/changeStatus.ts'
import { shopOrder, shopOrderItems, shopOrders, type ShopOrder } from '../../modules/orders/shopRepository.ts'
import { nextStatuses } from '../../modules/orders/transitions.ts'
import { recordTransfer, refundOrder } from '../../modules/payments/manualPayments.ts'
import { giveMoneyBack } from '../../modules/payments/refunds.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { UsageError, type Command } from '../command.ts'
import { finish } from '../finish.ts'
import { withShop } from '../openShop.ts'
import { moneyText, orderSheet, orderTable } from '../orderTexts.ts'

/** The text to print: what was done, or why nothing was. */
type Outcome = Result<string, string>

const ACTIONS = ['list', 'show', 'paid', 'set-status', 'refund'] as const
type Action = (typeof ACTIONS)[number]

const STANDARD_LIMIT = 20
const MOST = 1000

/** `shop orders`: lists, shows and updates orders. */
export const ordersCommand: Command = {
  name: 'orders',
  summary: 'list and show orders, and update their status',
  usage: `list|show|paid|set-status|refund [ORDER] [STATUS]

  list [--status STATUS] [--limit N]   the newest orders, 20 unless N is given
  show ORDER                           one order, with its address and items
  paid ORDER                           records that its transfer (bank, qr) has arrived: it is paid, and confirmed
  set-status ORDER STATUS              pending → confirmed → shipped → delivered, or cancelled until it is delivered.
                                       An order can be shipped only after it is paid. Cancelling returns the goods to
                                       the stock, and the money
  refund ORDER                         returns the money of a shipped, delivered or cancelled order: to the wallet or
                                       the card, or tells you to transfer it by hand

ORDER is the order's number (261119-04711) or its id. The running shop mails customers when their order is paid, shipped
or cancelled.

Exit code: 0 done, or there was nothing to do; 1 failed, nothing was changed; 2 wrong usage.`,
  arguments: [1, 3],
  options: { status: { type: 'string' }, limit: { type: 'string' } },
  async run({ positionals: [name = '', order, status, ...rest], options, out, notice }) {
    const action = ACTIONS.find((each) => each === name)
    if (action === undefined) throw new UsageError(`"${name}" is not one of ${ACTIONS.join(', ')}.`)
    const extra = action === 'list' ? order : action === 'set-status' ? rest[0] : status
    if (extra !== undefined) throw new UsageError(`"shop orders ${action}": unexpected argument "${extra}".`)
    const work = workOf(action, { order, status, options })
    const outcome = await withShop(notice, ({ db }) => work(db))
    return finish(outcome, { out, notice })
  },
}

interface Called {
  order: string | undefined
  status: string | undefined
  options: Readonly<Record<string, unknown>>
}

/** Parses the arguments before the database is opened. */
function workOf(action: Action, { order, status, options }: Called): (db: Database) => Promise<Outcome> {
  if (action === 'list') {
    const asked = textOf(options['status'])
    const wished = asked === undefined ? null : statusOf(asked)
    const limit = limitOf(textOf(options['limit']))
    return async (db) => succeed(orderTable(await shopOrders(db, { status: wished, limit })))
  }
  if (options['status'] !== undefined || options['limit'] !== undefined)
    throw new UsageError('--status and --limit belong to "shop orders list".')
  if (order === undefined) throw new UsageError(`"shop orders ${action}" needs ORDER.`)
  if (action === 'show') {
    return async (db) => {
      const found = await shopOrder(db, order)
      return found === null
        ? unknown(order)
        : succeed(orderSheet(found, await shopOrderItems(db, [found.id])))
    }
  }
  const change = action === 'paid' ? pay : action === 'refund' ? refund : bring(statusOf(status))
  return (db) =>
    inTransaction(db, async (transaction) => {
      const found = await shopOrder(transaction, order)
      return found === null ? unknown(order) : change(transaction, found)
    })
}

const unknown = (order: string): Outcome => fail(`There is no order ${order}.`)

function bring(to: OrderStatus) {
  return async (transaction: Transaction, order: ShopOrder): Promise<Outcome> => {
    const { number } = order
    const change = await changeStatus(transaction, { id: order.id, customerId: null }, to, giveMoneyBack)
    if (change.ok) {
      const { order: before, changed, moneyBack } = change.value
      if (!changed) return succeed(`${number} is already ${to}.\n`)
      return succeed(`${number}: ${before.status} → ${to}.\n${moneyText(moneyBack, order)}`)
    }
    switch (change.error.reason) {
      case 'notPaid':
        return fail(`${number} isn't paid. When its transfer has arrived: "shop orders paid ${number}".`)
      case 'wrongStatus': {
        const { status } = change.error.order
        const next = nextStatuses(status).join(' or ') || 'nothing'
        return fail(`${number} is ${status}: it can become ${next}, not ${to}.`)
      }
      case 'notFound':
        return unknown(number)
    }
  }
}

async function pay(transaction: Transaction, order: ShopOrder): Promise<Outcome> {
  const { number, paymentMethod } = order
  const recorded = await recordTransfer(transaction, order.id)
  if (recorded.ok) return succeed(`${number} is ${recorded.value === 'paid' ? 'paid' : 'already paid'}.\n`)
  switch (recorded.error) {
    case 'notTransfer':
      return fail(`${number} is paid by ${paymentMethod}, which is recorded automatically.`)
    case 'cancelled':
      return fail(`${number} is cancelled: the money has to be transferred back.`)
    case 'notFound':
      return unknown(number)
  }
}

async function refund(transaction: Transaction, order: ShopOrder): Promise<Outcome> {
  const { number } = order
  const refunded = await refundOrder(transaction, order.id)
  if (refunded.ok && refunded.value !== 'nothing') return succeed(moneyText(refunded.value, order))
  if (refunded.ok || refunded.error === 'notPaid')
    return fail(`${number} has no money to return: it isn't paid, or was already refunded.`)
  if (refunded.error === 'notFound') return unknown(number)
  return fail(`${number} is still open. "shop orders set-status ${number} cancelled" returns its money, too.`)
}

function statusOf(text: string | undefined): OrderStatus {
  const status = ORDER_STATUSES.find((each) => each === text)
  if (status === undefined)
    throw new UsageError(`"${text ?? ''}" is not one of ${ORDER_STATUSES.join(', ')}.`)
  return status
}

const textOf = (option: unknown) => (typeof option === 'string' ? option : undefined)

function limitOf(text: string | undefined): number {
  if (text === undefined) return STANDARD_LIMIT
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > MOST) throw new UsageError(`--limit must be from 1 to ${MOST}.`)
  return limit
}
