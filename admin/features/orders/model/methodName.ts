import { PAYMENT_METHODS } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'

/** A payment method in words; an unknown one as it is. */
export function methodName(method: string, t: Translate): string {
  const known = PAYMENT_METHODS.find((each) => each === method)
  return known === undefined ? method : t(`checkout.${known}`)
}
