/** What the panel of the list's filters says; it comes with its chunk. */
export const filters = {
  'catalogue.price': 'Price, ₾',
  'catalogue.priceFrom': 'From',
  'catalogue.priceTo': 'To',
} as const
