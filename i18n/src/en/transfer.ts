export const transfer = {
  'transfer.title': 'Bank transfer details',
  'transfer.hint': 'Use exactly this amount and reference, so that we can match your payment.',
  'transfer.recipient': 'Recipient',
  'transfer.bank': 'Bank',
  'transfer.bic': 'Bank code (BIC)',
  'transfer.iban': 'Account (IBAN)',
  'transfer.amount': 'Amount',
  'transfer.reference': 'Reference',
  'transfer.copy': 'Copy: {what}',
  'transfer.copied': 'Copied: {what}',
  'transfer.copyYourself': 'Could not copy: {what}. It is selected, so you can copy it manually.',
  'transfer.code':
    'QR code of the transfer: {amount}, reference {reference}. The same details are listed below.',
  'transfer.scan': 'Scan it with your banking app, or copy the details by hand.',
} as const
