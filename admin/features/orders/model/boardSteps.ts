import type { OrderStage } from '@dukani/contracts'
import type { AdminTextKey } from '@dukani/i18n'
import type { OrderStep } from './orderSteps.ts'

/** The names of the stages. */
export const STAGE_NAMES = {
  transfer: 'admin.board.transfer',
  prepare: 'admin.board.prepare',
  prepared: 'admin.board.prepared',
  onTheWay: 'admin.board.onTheWay',
} as const satisfies Record<OrderStage, AdminTextKey>

/** The step that takes an order out of a stage. */
export const STAGE_STEPS = {
  transfer: 'confirmTransfer',
  prepare: 'prepare',
  prepared: 'ship',
  onTheWay: 'deliver',
} as const satisfies Record<OrderStage, OrderStep>
