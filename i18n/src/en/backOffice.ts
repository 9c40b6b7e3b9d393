export const backOffice = {
  'backOffice.changedMeanwhile': 'This was changed by another person. Check it and try again.',
  'backOffice.isStaff': 'This is a member of the staff. Remove their access first.',
  'backOffice.openOrder': 'The customer has an open order. Complete or cancel it first.',
  'backOffice.refundDue': 'The customer hasn’t been refunded yet.',
  'backOffice.walletBalance': 'There is money in the customer’s wallet. Return it first.',
  'backOffice.mailSent': 'This email has already been sent.',
  'backOffice.codeNeeded': 'Enter the code of your authenticator app.',
  'backOffice.wrongCode': 'The code is wrong, or has been used already.',
  'backOffice.wrongPassword': 'Incorrect password.',
  'backOffice.secondFactorOn': 'Two-step login is already on.',
  'backOffice.secondFactorNotBegun': 'Too much time has passed. Begin again.',
  'backOffice.ownSecondFactor': 'Switch your own two-step login off on the security page.',
} as const
