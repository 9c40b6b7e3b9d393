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
} as const
