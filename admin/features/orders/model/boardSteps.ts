import type { OrderStage } from '@dukani/contracts'
import type { OrderStep } from './orderSteps.ts'

/** The step that takes an order out of a stage. */
export const STAGE_STEPS = {
  transfer: 'confirmTransfer',
  prepare: 'prepare',
  prepared: 'ship',
  onTheWay: 'deliver',
} as const satisfies Record<OrderStage, OrderStep>
