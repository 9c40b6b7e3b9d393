export const ordering = {
  'ordering.emptyCart': 'Your cart is empty',
  'ordering.cartChanged': 'Your cart has changed. Check it and try again.',
  'ordering.totalChanged': 'The price has changed. The total is now {total}.',
  'ordering.short': '{name}: not enough in stock.',
  'ordering.gone': '{name}: this product is no longer available.',
  'ordering.methodNotSetUp': 'This payment method is not available yet. Choose another one.',
  'ordering.unknownAddress': 'This address was not found.',
  'ordering.keyReused': 'This order was already sent with different contents. Reload the page and try again.',
  'ordering.keyInvalid': 'The Idempotency-Key is not valid.',
  'ordering.walletShort': 'Your wallet balance is {balance}, but the order total is {total}.',
  'ordering.paymentAway':
    'Your order has been placed, but the payment page is not available right now. You can pay later from the order page.',
  'ordering.payLater':
    'The payment page is not available right now. Your order is safe. Please try again shortly.',
  'ordering.alreadyPaid': 'This order has already been paid.',
  'ordering.paymentUnderWay':
    'Your last payment is still being processed. Please don’t pay again. You will see the result soon.',
  'ordering.tooLateToPay': 'This order has been cancelled and can no longer be paid. Please order again.',
  'ordering.notPaidByCard': 'This order has a different payment method.',
  'ordering.tooManyPayments': 'Too many payment attempts for this order. Please order again.',
  'ordering.paymentOf': 'Order {number}',
  'ordering.callbackRefused': 'This notification was not accepted.',
  'ordering.tooLateToCancel':
    'This order is already being processed and can no longer be cancelled. Please contact us.',
  'ordering.againFull': 'Your cart is full. Remove something first.',
  'ordering.codeInvalid': 'This code isn’t valid.',
  'ordering.codeMinimum': 'This code is for orders of {minimum} or more.',
  'ordering.returnTooLate': 'These products can no longer be returned.',
  'ordering.returnTooMany': 'You can’t return more products than you have kept.',
  'ordering.returnPictures': 'Too many pictures were uploaded for this order. Try again in an hour.',
  'ordering.returnAlreadyAsked': 'A return for this order is already open.',
} as const
