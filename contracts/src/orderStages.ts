/**
 * What has to be done next with an open order, the columns of the board:
 * - `transfer`: to see whether its transfer has arrived
 * - `prepare`: it is paid, and its products have to be packed
 * - `prepared`: to hand it over to a courier
 * - `onTheWay`: to be delivered
 */
export const ORDER_STAGES = ['transfer', 'prepare', 'prepared', 'onTheWay'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]
