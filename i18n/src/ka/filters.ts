/** What the panel of the list's filters says; it comes with its chunk. */
export const filters = {
  'catalogue.price': 'ფასი, ₾',
  'catalogue.priceFrom': 'დან',
  'catalogue.priceTo': 'მდე',
} as const
