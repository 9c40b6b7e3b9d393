import type { ShopOrderDetails } from '@dukani/contracts'
import { Button, Stack } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { STEP_NAMES, stepsOf } from '../model/orderSteps.ts'
import { OrderStepQuestion, useOrderSteps } from './OrderStepQuestion.tsx'

export interface OrderActionsProps {
  order: ShopOrderDetails
  /** called with the order after a change */
  onChanged: (order: ShopOrderDetails) => void
  /** called when the server has a newer state of the order */
  onConflict: () => void
}

/** The buttons of what can be done with an order. Each asks first. */
export function OrderActions({ order, onChanged, onConflict }: OrderActionsProps) {
  const t = useAdminText()
  const { ask, question } = useOrderSteps(onChanged, onConflict)
  return (
    <>
      <Stack direction="row" gap={8} wrap role="group" aria-label={t('admin.order.actions')}>
        {stepsOf(order).map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && step !== 'cancel' ? 'contained' : 'outlined'}
            onClick={() => ask({ step, order })}
          >
            {t(STEP_NAMES[step])}
          </Button>
        ))}
      </Stack>
      <OrderStepQuestion question={question} />
    </>
  )
}
