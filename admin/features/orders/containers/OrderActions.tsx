import type { ShopOrderDetails } from '@dukani/contracts'
import { Button, Stack } from '@dukani/design-system'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { Question } from '#admin/shared/Question.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { changeOrder } from '../api/changeOrder.ts'
import { changeOf } from '../model/changeOf.ts'
import { STEP_NAMES, STEP_QUESTIONS, stepsOf, type OrderStep } from '../model/orderSteps.ts'
import { StepDetails } from './StepDetails.tsx'

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
  const client = useApi()
  const { ask, question } = useAskedChange<OrderStep>(async (step, fields) => {
    onChanged(await changeOrder(client, String(order.id), changeOf(step, order, fields)))
  }, onConflict)
  return (
    <>
      <Stack direction="row" gap={8} wrap role="group" aria-label={t('admin.order.actions')}>
        {stepsOf(order).map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && step !== 'cancel' ? 'contained' : 'outlined'}
            onClick={() => ask(step)}
          >
            {t(STEP_NAMES[step])}
          </Button>
        ))}
      </Stack>
      <Question {...question} title={(step) => t(STEP_QUESTIONS[step])} yes={(step) => t(STEP_NAMES[step])}>
        {(step) => <StepDetails key={step} step={step} order={order} />}
      </Question>
    </>
  )
}
