export const account = {
  'account.wrongLogin': 'The email or the password is wrong.',
  'account.tooManyAttempts': 'Too many attempts. Try again in {seconds} seconds.',
  'account.registered':
    'Your account is ready, you can log in. If you already had an account with this email, use your old password.',
  'account.emailTaken': 'There is already an account with this email.',
  'account.commonPassword': 'This password is very common. Choose another one.',
  'account.personalPassword': 'The password must not be your name or email.',
  'account.loggedOut': 'You are logged out.',
} as const
