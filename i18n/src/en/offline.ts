export const offline = {
  'offline.text': 'The shop will load again as soon as you’re back online.',
  'offline.cartKept': 'Your cart is saved and shown below.',
  'offline.stillAway': 'Still no connection.',
  'offline.asOf': 'Last updated: {moment}',
} as const
