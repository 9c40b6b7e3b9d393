/** What the panel of the list's filters says; it comes with its chunk. */
export const filters = {
  'catalogue.price': 'Price, ₾',
  'catalogue.priceFrom': 'From',
  'catalogue.priceTo': 'To',
  'catalogue.priceWrong': 'Enter an amount, for example 25',
  'catalogue.priceCrossed': '“From” can’t be more than “To”',
} as const
