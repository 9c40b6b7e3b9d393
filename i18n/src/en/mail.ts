export const mail = {
  'mail.outbox': 'Sent emails',
  'mail.none': 'There are no emails yet.',
  'mail.resetSubject': 'Reset your password',
  'mail.resetText':
    'Someone requested a password reset for your account. To set a new password, open this link:',
  'mail.resetLink': 'Set a new password',
  'mail.resetHolds':
    'The link is valid for {minutes} minutes and can be used once. If you didn’t request this, you can ignore this email: your password won’t change.',
  'mail.takenSubject': 'Someone tried to sign up with your email',
  'mail.takenText':
    'Someone tried to sign up with this email, which already has an account. Your account has not been changed. If it was you, log in with your existing password or reset it.',
  'mail.takenLink': 'Open the shop',
  'mail.takenIgnore': 'If it wasn’t you, you can ignore this email.',
  'mail.placedSubject': 'Order No. {number} received',
  'mail.placedText': 'Thank you! We have received your order No. {number}:',
  'mail.paidSubject': 'Order No. {number} paid',
  'mail.paidText': 'We have received your payment for order No. {number} and are preparing it.',
  'mail.shippedSubject': 'Order No. {number} is on its way',
  'mail.shippedText': 'Your order No. {number} is with the courier. You can track it on the map.',
  'mail.cancelledSubject': 'Order No. {number} cancelled',
  'mail.cancelledText':
    'Your order No. {number} has been cancelled. If you have already paid, you will get your money back.',
  'mail.refundedSubject': 'Refund for order No. {number}',
  'mail.refundedText': 'We have refunded money for order No. {number}.',
  'mail.refundAmount': 'Refunded: {amount}',
  'mail.refundToCard': 'The money goes back to the card that you paid with. Your bank may need a few days.',
  'mail.refundToWallet': 'The money is in your wallet.',
  'mail.refundToAccount': 'The money is transferred to your bank account.',
  'mail.orderTotal': 'Total: {total}',
  'mail.orderAddress': 'Delivery address: {address}',
  'mail.orderUnpaid': 'Your order has not been paid yet. You can see how to pay on the order page.',
  'mail.orderLink': 'View order',
} as const
