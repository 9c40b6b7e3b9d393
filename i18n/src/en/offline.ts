export const offline = {
  'offline.text': 'The shop comes back by itself as soon as the connection does.',
  'offline.cartKept': 'Your cart is kept, and can be read below.',
  'offline.stillAway': 'Still no connection.',
  'offline.asOf': 'Last updated: {moment}',
} as const
