/** The states of a return: `refused` and `refunded` are the last ones. */
export const RETURN_STATES = ['asked', 'accepted', 'refused', 'received', 'refunded'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** The states in which a return isn't over. An order has one such return at most. */
export const OPEN_RETURN_STATES = ['asked', 'accepted', 'received'] as const satisfies readonly ReturnState[]

/** By what the back office filters returns: a state, or all open ones. */
export const RETURN_FILTERS = ['open', ...RETURN_STATES] as const
export type ReturnFilter = (typeof RETURN_FILTERS)[number]

/** Days after the day of the delivery on which goods bought online can be given back, by Georgian law. */
export const RETURN_DAYS = 14

/** Pictures of one return. */
export const MAX_RETURN_PICTURES = 5

/** The length of a return's reason, and of a refusal's. */
export const MAX_RETURN_TEXT = 1000

const DAY_MS = 24 * 60 * 60 * 1000
/** Georgia has no summer time. */
const TBILISI_MS = 4 * 60 * 60 * 1000

/** When the days for a return are over: the end of the last one, in Tbilisi. */
export function returnDeadline(deliveredAt: Date): Date {
  const day = Math.floor((deliveredAt.getTime() + TBILISI_MS) / DAY_MS)
  return new Date((day + RETURN_DAYS + 1) * DAY_MS - TBILISI_MS)
}
