/** Texts of the filter panel, loaded with its chunk. */
export const filters = {
  'catalogue.applyCount': '{count} პროდუქტის ჩვენება',
  'catalogue.rating': 'შეფასება',
  'catalogue.ratingAny': 'ნებისმიერი',
  'catalogue.ratingFrom': '{n} და მეტი',
  'catalogue.price': 'ფასი, ₾',
  'catalogue.priceFrom': 'დან',
  'catalogue.priceTo': 'მდე',
} as const
