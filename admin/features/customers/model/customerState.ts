import type { ShopCustomer } from '@dukani/contracts'
import type { OrderState } from '@dukani/design-system'
import type { AdminTranslate } from '@dukani/i18n'

/** Whether a customer is blocked or erased; none for all others. */
export function customerStates(
  { blocked_at, erased_at }: ShopCustomer,
  t: AdminTranslate,
): readonly OrderState[] {
  if (erased_at !== null) return [{ tone: 'neutral', text: t('admin.customer.erased') }]
  return blocked_at === null ? [] : [{ tone: 'red', text: t('admin.customer.blocked') }]
}

/** The name that is shown for a customer: their own, else the e-mail address. An erased one has neither. */
export function customerName({ name, email, erased_at }: ShopCustomer, t: AdminTranslate): string {
  return erased_at === null ? name || email : t('admin.customer.nameless')
}
