/** The time zone of the shop's days, wherever the server runs. */
export const SHOP_TIME_ZONE = 'Asia/Tbilisi'
