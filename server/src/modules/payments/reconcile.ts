import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import {
  FlittUnavailableError,
  FlittRefusedError,
  FlittUnreadableError,
  type Flitt,
  type FlittReport,
} from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import * as repository from './paymentRepository.ts'
import { settle, type Settled } from './settle.ts'

/** How long (ms) after its page closed an unpaid payment counts as expired, whatever the gateway reports. */
const FORGOTTEN_MS = 3_600_000

/**
 * Asks the gateway for the status of a payment and applies it. `unavailable`: the gateway can't be reached; `refused`:
 * it returned no status.
 */
export type Reconcile = (
  payment: Pick<repository.PaymentRow, 'id' | 'orderId' | 'gatewayOrderId' | 'expiresAt'>,
) => Promise<Result<Settled, 'unavailable' | 'refused'>>

/** Only the gateway's own answer counts. A callback just triggers asking. */
export function createReconcile(db: Database, flitt: Flitt, log: FastifyBaseLogger): Reconcile {
  return async (payment) => {
    const { id, orderId, gatewayOrderId } = payment
    let report: FlittReport | null
    try {
      report = await flitt.status(gatewayOrderId)
    } catch (error) {
      if (!(error instanceof FlittUnavailableError || error instanceof FlittRefusedError)) throw error
      log.warn({ err: error, gatewayOrderId }, 'the status of a payment couldn’t be read')
      await repository.scheduleCheck(db, id)
      // Other payments can still be checked.
      const isUnavailable = error instanceof FlittUnavailableError && !(error instanceof FlittUnreadableError)
      return fail(isUnavailable ? 'unavailable' : 'refused')
    }
    const known = report ?? UNKNOWN
    const settled = await settle(
      db,
      payment,
      isOver(payment, known) ? { ...known, status: 'expired' } : known,
    )
    const entry = { orderId, gatewayOrderId, paymentId: id, status: known.status, settled }
    if (settled === 'mismatch')
      log.error(
        { ...entry, amount: known.amount, currency: known.currency },
        'a payment has a wrong amount: "shop payments" lists and settles it',
      )
    else if (settled === 'reinstate' || settled === 'refund' || settled === 'returnMoney')
      log.warn(entry, 'a payment was late, repeated or reversed')
    else if (settled !== 'none') log.info(entry, 'a payment was reported')
    return succeed(settled)
  }
}

const UNKNOWN = { status: 'created', amount: 0, actualAmount: null, currency: '' } as const

/** Whether a payment is over: its page has closed, and the gateway doesn't know it or is still waiting for it. */
function isOver(
  { expiresAt }: Pick<repository.PaymentRow, 'expiresAt'>,
  known: Pick<FlittReport, 'status'>,
): boolean {
  const late = Date.now() - expiresAt.getTime()
  if (known === UNKNOWN) return late > 0
  return (known.status === 'created' || known.status === 'declined') && late > FORGOTTEN_MS
}
