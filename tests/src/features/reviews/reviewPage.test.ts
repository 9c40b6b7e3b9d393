import type { Review } from '@dukani/contracts'
import { expect, test, vi } from 'vitest'
import { reviews } from '#mocks/reviews.ts'
import { readReviewPage, type ReviewPage } from '#features/reviews/model/reviewPage.ts'
import { toReviewAnswer, type ReviewAnswer } from '#shared/api/adapters/review.ts'

/** A server whose pages have a length of their own. */
function server(all: readonly Review[], length: number, hasCount: boolean) {
  return (page: number): Promise<ReviewAnswer> => {
    const end = page * length
    const results = all.slice(end - length, end)
    if (page > 1 && results.length === 0) return Promise.reject(new Error('there is no such page'))
    const next = end < all.length ? `?page=${page + 1}` : null
    return Promise.resolve(toReviewAnswer({ results, next, ...(hasCount && { count: all.length }) }))
  }
}

/** All pages, one after the other, as somebody would look through them. */
async function lookThrough(ask: (page: number) => Promise<ReviewAnswer>): Promise<ReviewPage[]> {
  const seen = [await readReviewPage(ask, 1, 5)]
  for (let last = seen[0]; last && last.pages > seen.length; last = seen.at(-1))
    seen.push(await readReviewPage(ask, seen.length + 1, last.serverLength))
  return seen
}

test('PROD-10 five a page, in order and to the last, whatever length the server’s pages have', async () => {
  for (const length of [1, 3, 5, 7, 10, 12, 50]) {
    for (const count of [0, 1, 5, 10, 12, 24, 27]) {
      for (const hasCount of [true, false]) {
        const all = reviews(count)
        const seen = await lookThrough(server(all, length, hasCount))
        expect(seen.flatMap((page) => page.reviews)).toEqual(all)
        expect(seen).toHaveLength(Math.max(1, Math.ceil(count / 5)))
        for (const page of seen.slice(0, -1)) expect(page.reviews).toHaveLength(5)
        if (hasCount) expect(seen[0]?.pages).toBe(seen.length)
      }
    }
  }
})

test('PROD-10 a bare list is cut the same way, and one that can’t be read leaves its place empty', async () => {
  const all = reviews(12)
  const bare = () => Promise.resolve(toReviewAnswer(all))
  expect((await lookThrough(bare)).map((page) => page.reviews)).toEqual([
    all.slice(0, 5),
    all.slice(5, 10),
    all.slice(10),
  ])
  vi.spyOn(console, 'warn').mockReturnValue()
  const broken = () => Promise.resolve(toReviewAnswer([...all.slice(0, 2), {}, ...all.slice(3)]))
  expect((await lookThrough(broken)).map((page) => page.reviews)).toEqual([
    [...all.slice(0, 2), ...all.slice(3, 5)],
    all.slice(5, 10),
    all.slice(10),
  ])
})

test('PROD-10 a server that promises a next page for ever ends where a page is empty', async () => {
  const all = reviews(6)
  const endless = (page: number) =>
    Promise.resolve(toReviewAnswer({ results: all.slice(page * 5 - 5, page * 5), next: 'x', count: 100 }))
  const third = await readReviewPage(endless, 3, 5)
  expect(third).toMatchObject({ reviews: [], pages: 2 })
})
