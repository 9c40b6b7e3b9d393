export const field = {
  'field.required': 'This field is required.',
  'field.invalid': 'This value is not valid.',
  'field.email': 'Enter a valid email address.',
  'field.idnumber': 'The ID number must have 11 digits.',
  'field.phone': 'Enter a phone number, for example 555 12 34 56.',
  'field.postalCode': 'A postal code has 4 digits.',
  'field.passwordShort': 'The password must have at least 8 characters.',
  'field.passwordLong': 'The password is too long.',
  'field.tooLong': 'This text is too long.',
  'field.amount': 'Enter an amount, for example 25',
  'field.pricesCrossed': '“From” can’t be higher than “To”',
  'field.requiredMark': 'required',
} as const
