import type { RatingCounts, Review } from '@dukani/contracts'
import { formatDate, formatDecimal, type Language, type Translate } from '@dukani/i18n'
import type { RatingBar, ReviewEntry } from '@dukani/design-system'

/** The words of each number of stars. */
export function starWords(t: Translate): readonly [string, string, string, string, string] {
  return [
    t('reviews.stars1'),
    t('reviews.stars2'),
    t('reviews.stars3'),
    t('reviews.stars4'),
    t('reviews.stars5'),
  ]
}

/** A review as it stands in the list (REV-01). */
export function reviewEntry(review: Review, t: Translate, language: Language): ReviewEntry {
  const { id, user_first_name, rating, comment, created_at, shop_answer } = review
  const dateOf = (moment: string | null) =>
    (moment === null ? null : formatDate(moment, 'long', language)) ?? t('reviews.unknownDate')
  const digits = Number.isInteger(rating) ? 0 : 1
  return {
    id,
    name: user_first_name === '' ? t('reviews.anonymous') : user_first_name,
    rating,
    ratingText: t('product.rating', { rating: formatDecimal(rating, digits, language) }),
    comment,
    date: dateOf(created_at),
    ...(shop_answer && {
      answer: {
        label: t('reviews.shopAnswer'),
        text: shop_answer.text,
        date: dateOf(shop_answer.created_at),
      },
    }),
  }
}

/** How many gave how many stars, the best first; none when unknown, or there are none. */
export function ratingBars(counts: RatingCounts | null, t: Translate): readonly RatingBar[] {
  const all = counts?.reduce((sum, count) => sum + count, 0) ?? 0
  if (counts === null || all === 0) return []
  return counts
    .map((count, index) => ({
      stars: index + 1,
      count,
      share: count / all,
      text: t('reviews.starsCount', { stars: index + 1, n: count }),
    }))
    .toReversed()
}
