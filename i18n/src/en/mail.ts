export const mail = {
  'mail.outbox': 'Sent mails',
  'mail.none': 'There are no mails yet.',
  'mail.resetSubject': 'Reset your password',
  'mail.resetText': 'Somebody asked to reset the password of your account. To set a new one, open the link:',
  'mail.resetLink': 'Set a new password',
  'mail.resetHolds':
    'The link holds for {minutes} minutes, and once. If it was not you, there is nothing to do: your password stays as it is.',
  'mail.takenSubject': 'Somebody tried to register with your email',
  'mail.takenText':
    'Somebody tried to register with this email, which has an account already. The account is unchanged. If it was you, log in with your old password, or reset it.',
  'mail.takenLink': 'Open the shop',
  'mail.takenIgnore': 'If it was not you, there is nothing to do.',
  'mail.placedSubject': 'Order No. {number} received',
  'mail.placedText': 'Thank you! We have received your order No. {number}:',
  'mail.paidSubject': 'Order No. {number} paid',
  'mail.paidText': 'We have received the money for your order No. {number} and begin to prepare it.',
  'mail.shippedSubject': 'Order No. {number} is on its way',
  'mail.shippedText': 'Your order No. {number} is with the courier. You can see on the map where it is.',
  'mail.cancelledSubject': 'Order No. {number} cancelled',
  'mail.cancelledText':
    'Your order No. {number} has been cancelled. If it was paid, the money comes back to you.',
  'mail.orderTotal': 'Total: {total}',
  'mail.orderAddress': 'Delivery address: {address}',
  'mail.orderUnpaid': 'The order is not paid yet. Its page shows how to pay.',
  'mail.orderLink': 'See the order',
} as const
