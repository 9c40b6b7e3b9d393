/** Texts of an unknown address. */
export const notFound = {
  'notFound.title': 'გვერდი ვერ მოიძებნა',
  'notFound.text': 'ასეთი მისამართი მაღაზიაში არ არის.',
  'notFound.home': 'მთავარ გვერდზე დაბრუნება',
} as const
