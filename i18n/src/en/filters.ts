/** Texts of the filter panel, loaded with its chunk. */
export const filters = {
  'catalogue.applyCount': 'Show {count} {count|product|products}',
  'catalogue.rating': 'Rating',
  'catalogue.ratingAny': 'Any',
  'catalogue.ratingFrom': '{n} and up',
  'catalogue.price': 'Price, ₾',
  'catalogue.priceFrom': 'From',
  'catalogue.priceTo': 'To',
} as const
