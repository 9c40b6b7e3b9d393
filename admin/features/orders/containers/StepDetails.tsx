import { toTetri, type ShopOrder, type ShopOrderDetails } from '@dukani/contracts'
import { Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { TransferReference } from '#admin/shared/TransferReference.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { STEP_FIELDS } from '../model/changeOf.ts'
import type { OrderStep } from '../model/orderSteps.ts'
import { CourierChoice } from './CourierChoice.tsx'

export interface StepDetailsProps {
  step: OrderStep
  order: ShopOrder | ShopOrderDetails
}

/** What a step does, and the fields that it needs: the bank's reference, the courier. */
export function StepDetails({ step, order }: StepDetailsProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  switch (step) {
    case 'confirmTransfer':
      return <TransferReference name={STEP_FIELDS.reference} text={t('admin.order.confirmTransferText')} />
    case 'ship':
      return <CourierChoice name={STEP_FIELDS.courier} optional />
    case 'changeCourier':
      return (
        <CourierChoice
          name={STEP_FIELDS.courier}
          chosen={'courier' in order ? order.courier?.id : undefined}
        />
      )
    case 'refund': {
      // 0 when the gateway has refused to return the whole sum, which is asked for again.
      const left = 'refundable' in order && order.refundable > 0 ? order.refundable : order.total_price
      const amount = formatMoney(toTetri(left), language)
      return <Text tone="muted">{t('admin.order.refundText', { amount })}</Text>
    }
    case 'cancel':
      return <Text tone="muted">{t('admin.order.cancelText')}</Text>
    case 'prepare':
      return <Text tone="muted">{t('admin.order.prepareText', { number: order.order_number })}</Text>
    case 'confirm':
    case 'deliver':
      return <Text tone="muted">{order.order_number}</Text>
  }
}
