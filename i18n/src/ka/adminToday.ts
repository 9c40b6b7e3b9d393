/** The texts of today's page, of the board of orders, and of what arrives live. */
export const adminTodayKa = {
  'admin.live.sound': 'ხმა ახალ შეკვეთაზე',
  'admin.live.lost': 'კავშირი გაწყდა: სია შეიძლება მოძველდეს.',
} as const
