/** Why a field is refused: `field.{rule}`, a sentence for each FieldRule of the contracts; and marks at labels. */
export const field = {
  'field.required': 'ეს ველი აუცილებელია.',
  'field.invalid': 'მნიშვნელობა არასწორია.',
  'field.email': 'შეიყვანეთ მართებული ელფოსტის მისამართი.',
  'field.idnumber': 'პირადი ნომერი უნდა შედგებოდეს 11 ციფრისგან.',
  'field.phone': 'შეიყვანეთ ტელეფონის ნომერი, მაგალითად 555 12 34 56.',
  'field.postalCode': 'საფოსტო ინდექსი უნდა შედგებოდეს 4 ციფრისგან.',
  'field.passwordShort': 'პაროლი უნდა შეიცავდეს მინიმუმ 8 სიმბოლოს.',
  'field.passwordLong': 'პაროლი ზედმეტად გრძელია.',
  'field.tooLong': 'ტექსტი ზედმეტად გრძელია.',
  'field.amount': 'მიუთითეთ თანხა, მაგალითად 25',
  'field.pricesCrossed': '„დან“ არ შეიძლება იყოს „მდე“-ზე მეტი',
  'field.requiredMark': 'აუცილებელია',
} as const
