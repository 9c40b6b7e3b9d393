/** The time zone of the shop's days, wherever the server runs. */
export const SHOP_TIME_ZONE = 'Asia/Tbilisi'

const dayText = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' })

/** The day of the shop at a moment: `2026-11-29`. */
export const shopDay = (moment: Date): string => dayText.format(moment)
