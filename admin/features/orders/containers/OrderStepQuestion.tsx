import type { ShopOrder, ShopOrderDetails } from '@dukani/contracts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { ConfirmDialog, type ConfirmDialogState } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange, type AskedChange } from '#admin/shared/useAskedChange.ts'
import { changeOrder } from '../api/changeOrder.ts'
import { changeOf } from '../model/changeOf.ts'
import { STEP_NAMES, STEP_QUESTIONS, type OrderStep } from '../model/orderSteps.ts'
import { StepDetails } from './StepDetails.tsx'

/** A step with an order as it was when the question came up: a newer state isn't changed unseen. */
export interface AskedStep {
  step: OrderStep
  order: ShopOrder | ShopOrderDetails
}

/**
 * Makes steps with orders after a question.
 * @param onChanged called with the order after a change
 * @param onConflict called when the server has a newer state of the order
 */
export function useOrderSteps(
  onChanged: (order: ShopOrderDetails) => void,
  onConflict: () => void,
): AskedChange<AskedStep> {
  const client = useApi()
  return useAskedChange<AskedStep>(async ({ step, order }, fields) => {
    onChanged(await changeOrder(client, String(order.id), changeOf(step, order, fields)))
  }, onConflict)
}

/** The question before a step. */
export function OrderStepQuestion({ question }: { question: ConfirmDialogState<AskedStep> }) {
  const t = useAdminText()
  return (
    <ConfirmDialog
      {...question}
      title={({ step }) => t(STEP_QUESTIONS[step])}
      yes={({ step }) => t(STEP_NAMES[step])}
    >
      {({ step, order }) => <StepDetails key={step} step={step} order={order} />}
    </ConfirmDialog>
  )
}
