import { PAYMENT_METHODS, type PaymentMethod } from '@dukani/contracts'
import { RadioCards, type IconName } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface PaymentMethodsProps {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
}

const ICONS: Record<PaymentMethod, IconName> = { flitt: 'card', wallet: 'wallet', qr: 'qr', bank: 'bank' }

/** How the order is to be paid (CHECK-04). */
export function PaymentMethods({ value, onChange }: PaymentMethodsProps) {
  const t = useText()
  return (
    <RadioCards
      legend={t('checkout.payment')}
      name="payment_method"
      columns={2}
      options={PAYMENT_METHODS.map((method) => ({
        value: method,
        label: t(`checkout.${method}`),
        icon: ICONS[method],
      }))}
      value={value}
      onChange={(chosen) => onChange(PAYMENT_METHODS.find((method) => method === chosen) ?? value)}
    />
  )
}
