export const backOffice = {
  'backOffice.changedMeanwhile': 'Somebody else has changed this meanwhile. Look at it and try again.',
  'backOffice.isStaff': 'This is a member of the staff. Remove their access first.',
  'backOffice.openOrder': 'The customer has an open order. Complete or cancel it first.',
  'backOffice.refundDue': 'The customer has not got their money back yet.',
  'backOffice.walletBalance': 'There is money in the customer’s wallet. Return it first.',
  'backOffice.mailSent': 'This mail has been sent.',
} as const
