import type { Id } from '@dukani/contracts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { AccountFileLink } from '#shared/session/AccountFileLink.tsx'
import { invoiceHref } from '../model/invoiceHref.ts'

/** Opens an order's invoice in a tab of its own (ORDER-03). */
export function InvoiceLink({ orderId }: { orderId: Id }) {
  const t = useText()
  const config = useConfig()
  return (
    <AccountFileLink
      href={invoiceHref(orderId, config)}
      variant="outlined"
      icon="print"
      wide
      failure={t('orders.invoiceFailed')}
    >
      {t('orders.invoice')}
    </AccountFileLink>
  )
}
