/** What the panel of the list's filters says; it comes with its chunk. */
export const filters = {
  'catalogue.price': 'ფასი, ₾',
  'catalogue.priceFrom': 'დან',
  'catalogue.priceTo': 'მდე',
  'catalogue.priceWrong': 'მიუთითეთ თანხა, მაგალითად 25',
  'catalogue.priceCrossed': '„დან“ არ შეიძლება იყოს „მდე“-ზე მეტი',
} as const
