export const adminSecurity = {
  'admin.security': 'Security',
  'admin.security.title': 'Two-step login',
  'admin.security.offText':
    'Once it is on, logging in takes a code from your phone besides the password. An app such as Google Authenticator shows it.',
  'admin.security.begin': 'Switch on',
  'admin.security.setup': 'Connect the app',
  'admin.security.scan':
    'Scan this code with the app, or type the key. Then enter the code that the app shows.',
  'admin.security.qr': 'QR code for the app. The same key is below.',
  'admin.security.secret': 'Key',
  'admin.security.copySecret': 'Copy the key',
  'admin.security.code': 'Code',
  'admin.security.codeHint': 'The six digits that the app shows',
  'admin.security.confirm': 'Confirm',
  'admin.security.restart': 'Begin again',
  'admin.security.codes': 'Recovery codes',
  'admin.security.codesText':
    'Keep them in a safe place: they aren’t shown again. Each gets you in once when you don’t have your phone.',
  'admin.security.copyCodes': 'Copy',
  'admin.security.copied': 'Copied',
  'admin.security.copyYourself': 'This could not be copied. Select and copy it yourself.',
  'admin.security.download': 'Download',
  'admin.security.kept': 'I have saved them',
  'admin.security.since': 'On since {date}.',
  'admin.security.left': 'Recovery codes left: {count}',
  'admin.security.anyCode': 'The app’s code or a recovery code',
  'admin.security.renew': 'New recovery codes',
  'admin.security.renewAsk': 'Make new recovery codes?',
  'admin.security.renewText': 'The earlier ones will no longer work.',
  'admin.security.renewYes': 'Make',
  'admin.security.off': 'Switch off',
  'admin.security.offAsk': 'Switch two-step login off?',
  'admin.security.offAskText': 'Logging in will only take the password.',

  'admin.code': 'Enter the code',
  'admin.code.text': 'Open your authenticator app and enter the code that it shows.',
  'admin.code.recovery': 'Recovery code',
  'admin.code.recoveryText':
    'Enter one of the codes that you saved when you switched it on. If you don’t have them any more, ask an owner for help.',
  'admin.code.continue': 'Continue',
  'admin.code.useRecovery': 'Use a recovery code',
  'admin.code.useApp': 'Use the app’s code',
  'admin.code.failed': 'The code could not be checked. Try again in a moment.',

  'admin.staff.reset': '{email}: switch two-step login off',
  'admin.staff.resetText':
    'For somebody who has lost their phone: {email} will log in with the password alone until they switch it on again. Make sure that it is really them who asks.',

  'admin.audit.staff.secondFactorOn': 'Two-step login switched on',
  'admin.audit.staff.secondFactorOff': 'Two-step login switched off',
  'admin.audit.staff.secondFactorReset': 'Two-step login of another person switched off',
  'admin.audit.staff.recoveryCode': 'Recovery code used',
} as const
