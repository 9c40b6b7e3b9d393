const SECOND_MS = 1_000

/** How long a payment page is open. The gateway's own standard, ten hours, would hold the goods all day. */
export const PAYMENT_PAGE_S = 1_800
/** How long an order then waits for late news of a payment before it expires. */
const LATE_PAYMENT_S = 600
/** An order that has to be paid at once expires after so long. */
export const UNPAID_ORDER_MS = (PAYMENT_PAGE_S + LATE_PAYMENT_S) * SECOND_MS
