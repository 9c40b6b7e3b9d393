export const ordering = {
  'ordering.emptyCart': 'Your cart is empty',
  'ordering.cartChanged': 'The cart has changed. Look at it and try again.',
  'ordering.totalChanged': 'The price has changed. The total is now {total}.',
  'ordering.short': '{name}: there is not enough in stock any more.',
  'ordering.gone': '{name}: this product is no longer for sale.',
  'ordering.methodNotSetUp': 'This way of paying is not set up yet. Choose another one.',
  'ordering.unknownAddress': 'This address was not found.',
  'ordering.keyReused': 'This order has been sent before with other contents. Reload the page and try again.',
  'ordering.keyInvalid': 'The Idempotency-Key is not valid.',
} as const
