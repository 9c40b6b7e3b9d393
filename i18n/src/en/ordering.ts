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
  'ordering.walletShort': 'There is not enough in your wallet: you have {balance}, {total} is needed.',
  'ordering.paymentAway':
    'Your order has been placed, but the payment page can’t be reached right now. Pay in a little while, from the order’s page.',
  'ordering.payLater':
    'The payment page can’t be reached right now. Your order stands: try again in a little while.',
  'ordering.alreadyPaid': 'This order has been paid already.',
  'ordering.paymentUnderWay':
    'The last payment is still being processed. Don’t pay again, its outcome will be known soon.',
  'ordering.tooLateToPay': 'This order has been cancelled and can’t be paid any more. Please order again.',
  'ordering.notPaidByCard': 'This order isn’t paid by card.',
  'ordering.tooManyPayments': 'This order can’t be paid by another attempt. Please order again.',
  'ordering.paymentOf': 'Order {number}',
  'ordering.callbackRefused': 'This notification is not accepted.',
  'ordering.tooLateToCancel':
    'This order is being worked on and can’t be cancelled any more. Please contact us.',
  'ordering.againFull': 'The cart is full: make room in it first.',
} as const
