import type { ShopOrderDetails } from '@dukani/contracts'
import { Button, Stack } from '@dukani/design-system'
import { useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useChange } from '#admin/shared/useChange.ts'
import { changeOrder, type OrderChange } from '../api/changeOrder.ts'
import { STEP_NAMES, stepsOf, type OrderStep } from '../model/orderSteps.ts'
import { OrderQuestion } from './OrderQuestion.tsx'

export interface OrderActionsProps {
  order: ShopOrderDetails
  /** called with the order after a change */
  onChanged: (order: ShopOrderDetails) => void
  /** somebody else has changed it meanwhile */
  onConflict: () => void
}

/** The buttons of what can be done with an order. Each asks first. */
export function OrderActions({ order, onChanged, onConflict }: OrderActionsProps) {
  const t = useAdminText()
  const client = useApi()
  const { isSending, send } = useChange(onConflict)
  const [step, setStep] = useState<OrderStep | null>(null)
  const steps = stepsOf(order)
  const answer = async (change: OrderChange | null) => {
    if (change === null) return setStep(null)
    await send(
      async () => onChanged(await changeOrder(client, String(order.id), change)),
      t('admin.order.changed'),
    )
    setStep(null)
  }
  return (
    <>
      <Stack direction="row" gap={8} wrap role="group" aria-label={t('admin.order.actions')}>
        {steps.map((each, index) => (
          <Button
            key={each}
            variant={index === 0 && each !== 'cancel' ? 'contained' : 'outlined'}
            onClick={() => setStep(each)}
          >
            {t(STEP_NAMES[each])}
          </Button>
        ))}
      </Stack>
      <OrderQuestion
        step={step}
        order={order}
        isSending={isSending}
        onAnswer={(change) => void answer(change)}
      />
    </>
  )
}
