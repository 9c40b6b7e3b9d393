import type { Id } from '@dukani/contracts'
import { ButtonLink, VisuallyHidden } from '@dukani/design-system'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerTab } from '#shared/session/useCustomerTab.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { invoiceHref } from '../model/invoiceHref.ts'

/** Opens an order's invoice in a tab of its own (ORDER-03). */
export function InvoiceLink({ orderId }: { orderId: Id }) {
  const t = useText()
  const config = useConfig()
  const { show } = useToasts()
  const open = useCustomerTab(() => show({ type: 'error', message: t('orders.invoiceFailed') }))
  return (
    <ButtonLink
      href={invoiceHref(orderId, config)}
      target="_blank"
      rel="noopener"
      variant="outlined"
      icon="print"
      wide
      onNavigate={open}
    >
      {t('orders.invoice')} <VisuallyHidden>({t('orders.newTab')})</VisuallyHidden>
    </ButtonLink>
  )
}
