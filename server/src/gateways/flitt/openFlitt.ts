import { createHmac } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { createFlitt } from './client.ts'
import type { Flitt } from './flitt.ts'
import { createCallbacks } from './standIn/callbacks.ts'
import { createStandIn, type StandIn } from './standIn/standIn.ts'
import { openPaymentStore } from './standIn/store.ts'

/** How card payments are made. `standIn`: replaces Flitt in the demo; never in a shop. */
export interface OpenedFlitt {
  /** null: card payments are off */
  flitt: Flitt | null
  /** the URL of callbacks, where Flitt reaches this shop */
  callbackUrl: () => string
  standIn: StandIn | null
}

/** Where the stand-in is on the shop's own port. */
export const STAND_IN_PATH = '/dev/flitt'

// The number of Flitt's own test merchant.
const TEST_MERCHANT = '1549901'

/**
 * Flitt with the shop's credentials. Without credentials the demo gets a stand-in on its own port, which it calls over
 * HTTP like Flitt.
 * @param listening the origin at which this process is reached from its own machine
 */
export function openFlitt(
  {
    mode,
    secret,
    dataDir,
    publicUrl,
    payments,
  }: Pick<Config, 'mode' | 'secret' | 'dataDir' | 'publicUrl' | 'payments'>,
  listening: () => string,
): OpenedFlitt {
  const callbackPath = '/v1/payments/flitt/callback/'
  if (payments.flitt !== null || mode !== 'demo') {
    const callbackUrl = () => `${publicUrl ?? listening()}${callbackPath}`
    return { flitt: payments.flitt && createFlitt(payments.flitt), callbackUrl, standIn: null }
  }
  const secretKey = createHmac('sha256', secret).update('the stand-in of Flitt').digest('hex')
  const merchant = { merchantId: TEST_MERCHANT, secretKey }
  const standIn = createStandIn(merchant, {
    store: openPaymentStore(path.join(dataDir, 'flitt')),
    callbacks: createCallbacks(),
    pagePath: `${STAND_IN_PATH}/pay/`,
  })
  return {
    flitt: createFlitt({ ...merchant, url: () => `${listening()}${STAND_IN_PATH}` }),
    callbackUrl: () => `${listening()}${callbackPath}`,
    standIn,
  }
}
