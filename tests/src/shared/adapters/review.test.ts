import { ratingCountsSchema, reviewSchema } from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { review, reviews } from '#mocks/reviews.ts'
import { toReviewAnswer, toReviewCheck } from '#shared/api/adapters/review.ts'
import { ApiError } from '#shared/api/ApiError.ts'

const one = (given: object) => toReviewAnswer([{ id: 1, ...given }]).reviews[0]

test('API-08 a page as our server sends it passes unchanged', () => {
  const results = reviews(5)
  const counts = [1, 2, 3, 4, 5]
  expect(
    toReviewAnswer({ count: 15, next: '/?page=2', previous: null, results, rating_counts: counts }),
  ).toEqual({ reviews: results, hasNext: true, count: 15, ratingCounts: counts })
})

test('REV-01 ratings are numbers from 0 to 5, names trimmed, what is no date is none', () => {
  expect(one({ rating: '4.5' })?.rating).toBe(4.5)
  expect(one({ rating: 9 })?.rating).toBe(5)
  expect(one({ rating: -1 })?.rating).toBe(0)
  expect(one({ rating: 'good' })?.rating).toBe(0)
  expect(one({ user_first_name: '  ნინო ' })?.user_first_name).toBe('ნინო')
  expect(one({ user_first_name: ' ' })?.user_first_name).toBe('')
  for (const created_at of ['yesterday', '5', 5, null, '2026-13-45'])
    expect(one({ created_at })?.created_at).toBeNull()
  expect(one({ created_at: '2026-03-05T10:20:00Z' })?.created_at).toBe('2026-03-05T10:20:00Z')
})

test('REV-01 a bare list is everything there is, and its stars are counted', () => {
  const all = reviews(12)
  expect(toReviewAnswer(all)).toEqual({
    reviews: all,
    hasNext: false,
    count: null,
    ratingCounts: [0, 3, 3, 3, 3],
  })
  // A fraction counts as the stars that it is nearest to.
  const fractions = [4.4, 4.5, 3.6].map((rating, id) => review({ id, rating }))
  expect(toReviewAnswer(fractions).ratingCounts).toEqual([0, 0, 0, 2, 1])
})

test('REV-01 without readable counts the spread of the ratings is unknown', () => {
  const results = reviews(2)
  for (const rating_counts of [undefined, null, [1, 2], 'none', [1, 2, 3, 4, 'x']])
    expect(toReviewAnswer({ results, next: null, rating_counts }).ratingCounts).toBeNull()
})

test('API-02 of anything there is a list that can be shown, or an answer that can’t be read', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const almost: fc.Arbitrary<object> = fc.record({
    id: fc.anything(),
    rating: fc.anything(),
    user: fc.anything(),
  })
  const counts = fc.array(fc.oneof(fc.integer(), fc.double(), fc.anything()), { minLength: 4, maxLength: 6 })
  const page = fc.record({ results: fc.array(almost), rating_counts: fc.oneof(fc.anything(), counts) })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(almost), page), (given) => {
      try {
        const { reviews: read, ratingCounts } = toReviewAnswer(given)
        const shown = read.filter((entry) => entry !== null)
        for (const entry of shown) expect(reviewSchema.safeParse(entry).success).toBe(true)
        if (ratingCounts !== null) expect(ratingCountsSchema.safeParse(ratingCounts).success).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({ kind: 'parse' })
      }
    }),
  )
})

test('the shop’s answer is read where there is one; servers without answers send none', () => {
  const answer = { text: ' მადლობა! ', created_at: 'yesterday' }
  expect(one({ shop_answer: answer })?.shop_answer).toEqual({ text: 'მადლობა!', created_at: null })
  for (const shop_answer of [undefined, null, 'text', {}, { text: ' ' }])
    expect(one({ shop_answer })).not.toHaveProperty('shop_answer')
})

test('REV-03 only a clear yes says that there is a review', () => {
  expect(toReviewCheck({ hasReviewed: true })).toEqual({ hasReviewed: true })
  for (const given of [{ hasReviewed: false }, {}, [], null, 'true', review()])
    expect(toReviewCheck(given)).toEqual({ hasReviewed: false })
})

test('why a review is hidden is read where the server says so', () => {
  const hidden = { hasReviewed: true, hidden_reason: 'უხამსი სიტყვები' }
  expect(toReviewCheck(hidden)).toEqual(hidden)
})
