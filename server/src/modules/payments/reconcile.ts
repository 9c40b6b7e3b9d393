import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import {
  FlittUnavailableError,
  FlittRefusedError,
  FlittUnreadableError,
  type Flitt,
  type FlittReport,
} from '../../gateways/flitt/flitt.ts'
import * as repository from './paymentRepository.ts'
import { settle, type Settled } from './settle.ts'

/** How long (ms) after its end a payment that nobody has paid is over, whatever the gateway calls it. */
const FORGOTTEN_MS = 3_600_000

/**
 * Asks the gateway what has become of a payment, and does what follows. `away`: it can't be asked now; `refused`: it
 * doesn't say it of this one.
 */
export type Reconcile = (
  payment: Pick<repository.PaymentRow, 'id' | 'orderId' | 'gatewayOrderId' | 'expiresAt'>,
) => Promise<Settled | 'away' | 'refused'>

/** What the gateway says when it is asked counts, never what a callback says: that only tells when to ask. */
export function createReconcile(db: Database, flitt: Flitt, log: FastifyBaseLogger): Reconcile {
  return async (payment) => {
    const { id, orderId, gatewayOrderId } = payment
    let report: FlittReport | null
    try {
      report = await flitt.status(gatewayOrderId)
    } catch (error) {
      if (!(error instanceof FlittUnavailableError || error instanceof FlittRefusedError)) throw error
      log.warn({ err: error, gatewayOrderId }, 'a payment couldn’t be asked after')
      await repository.postpone(db, id)
      // Others may be asked after all the same.
      const isAway = error instanceof FlittUnavailableError && !(error instanceof FlittUnreadableError)
      return isAway ? 'away' : 'refused'
    }
    const told = report ?? UNKNOWN
    const settled = await settle(db, payment, isOver(payment, told) ? { ...told, status: 'expired' } : told)
    const entry = { orderId, gatewayOrderId, paymentId: id, status: told.status, settled }
    if (settled === 'mismatch')
      log.error(
        { ...entry, amount: told.amount, currency: told.currency },
        'a payment is of another sum: "shop payments" lists and settles it',
      )
    else if (settled === 'reinstate' || settled === 'refund' || settled === 'returnMoney')
      log.warn(entry, 'a payment came late, twice or went back')
    else if (settled !== 'none') log.info(entry, 'a payment was made')
    return settled
  }
}

const UNKNOWN = { status: 'created', amount: 0, actualAmount: null, currency: '' } as const

/** Whether nobody can have paid: the gateway doesn't know it or still waits, and it is past its end. */
function isOver(
  { expiresAt }: Pick<repository.PaymentRow, 'expiresAt'>,
  told: Pick<FlittReport, 'status'>,
): boolean {
  const late = Date.now() - expiresAt.getTime()
  if (told === UNKNOWN) return late > 0
  return (told.status === 'created' || told.status === 'declined') && late > FORGOTTEN_MS
}
