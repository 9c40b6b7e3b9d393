import type { Id, SavedItem } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { savedItem, savedItems } from '#mocks/savedItems.ts'
import { createWishDesk } from '#features/wishlist/model/wishDesk.ts'
import { applyWishes, isSavedIn } from '#features/wishlist/model/wishes.ts'
import { ApiError } from '#shared/api/ApiError.ts'

const broken = new ApiError('http', 'no')
const [first = savedItem(), second = savedItem()] = savedItems(2)

/** A desk whose calls are answered by hand, in the order in which they were sent. */
function setUp(known: SavedItem[] | undefined) {
  let items = known
  const calls: string[] = []
  const waiting: PromiseWithResolvers<unknown>[] = []
  let reloads = 0
  const call = async <Answer>(name: string): Promise<Answer> => {
    calls.push(name)
    const answer = Promise.withResolvers<unknown>()
    waiting.push(answer)
    return (await answer.promise) as Answer
  }
  const desk = createWishDesk(
    {
      save: (item) => call<SavedItem | null>(`save ${String(item.product)}`),
      remove: (id: Id) => call<undefined>(`remove ${String(id)}`),
    },
    {
      items: () => items,
      replace: async (next) => {
        items = next
      },
      reload: async () => {
        reloads += 1
      },
    },
  )
  const answer = async (give: (one: PromiseWithResolvers<unknown>) => void) => {
    const next = waiting.shift()
    if (next === undefined) throw new Error('nothing was asked')
    give(next)
    // Lets all that follows from the answer happen.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    desk,
    calls,
    reloads: () => reloads,
    known: () => items,
    shown: () => applyWishes(items ?? [], desk.wishes()),
    /** the queue has begun with what was wished */
    begun: () => new Promise((resolve) => setTimeout(resolve)),
    accept: (value?: unknown) => answer(({ resolve }) => resolve(value)),
    refuse: () => answer(({ reject }) => reject(broken)),
  }
}

const unsaved = { ...second, id: 'unsaved' }

describe('wishes', () => {
  test('WISH-03 what is added is shown at once, and has the server’s id when it is saved', async () => {
    const at = setUp([first])
    const wish = at.desk.wish(unsaved, true)
    expect(at.shown()).toEqual([unsaved, first])
    await at.begun()
    await at.accept(second)
    expect(await wish).toBe('done')
    expect([at.shown(), at.known(), at.desk.wishes().size]).toEqual([[second, first], [second, first], 0])
  })

  test('WISH-04 what could not be added goes again, and what could not be removed comes back in its place', async () => {
    const at = setUp([first])
    const added = at.desk.wish(unsaved, true)
    const removed = at.desk.wish(first, false)
    expect(at.shown()).toEqual([unsaved])
    await at.begun()
    const failures = Promise.allSettled([added, removed])
    await at.refuse()
    await at.refuse()
    expect(await failures).toEqual([
      { status: 'rejected', reason: broken },
      { status: 'rejected', reason: broken },
    ])
    expect(at.shown()).toEqual([first])
  })

  test('WISH-03 a quick double toggle ends as it was: the middle of it is never sent', async () => {
    const at = setUp([first])
    const wishes = [
      at.desk.wish(unsaved, true),
      at.desk.wish(unsaved, false),
      at.desk.wish(unsaved, true),
      at.desk.wish(unsaved, false),
    ]
    expect(at.shown()).toEqual([first])
    await at.begun()
    expect(await Promise.all(wishes)).toEqual(['superseded', 'superseded', 'superseded', 'done'])
    expect(at.calls).toEqual([])
  })

  test('WISH-03 a change of mind waits for the answer, then the last wish is carried out', async () => {
    const at = setUp([first])
    const added = at.desk.wish(unsaved, true)
    await at.begun()
    const removed = at.desk.wish(unsaved, false)
    expect([at.shown(), at.calls]).toEqual([[first], [`save ${String(second.product)}`]])
    await at.accept(second)
    expect([at.shown(), at.calls.slice(1)]).toEqual([[first], [`remove ${String(second.id)}`]])
    await at.accept()
    expect(await Promise.all([added, removed])).toEqual(['superseded', 'done'])
    expect(at.known()).toEqual([first])
  })

  test('WISH-04 a failure that another wish has followed is no failure', async () => {
    const at = setUp([first])
    const removed = at.desk.wish(first, false)
    await at.begun()
    const back = at.desk.wish(first, true)
    expect(at.shown()).toEqual([first])
    await at.refuse()
    expect(await Promise.all([removed, back])).toEqual(['superseded', 'done'])
    expect([at.shown(), at.calls]).toEqual([[first], [`remove ${String(first.id)}`]])
  })

  test('API-02 without an id in the answer, or without a list, the list is asked for anew', async () => {
    for (const [list, answer] of [
      [[first], null],
      [undefined, second],
    ] as const) {
      const at = setUp(list && [...list])
      const wish = at.desk.wish(unsaved, true)
      await at.begun()
      await at.accept(answer)
      expect([await wish, at.reloads()]).toEqual(['done', 1])
    }
  })

  test('wishes for different choices don’t wait for each other', async () => {
    const at = setUp([])
    const sized = { ...unsaved, specification: { id: 9, value: 'XL' } }
    void at.desk.wish(unsaved, true)
    void at.desk.wish(sized, true)
    await at.begun()
    expect(at.calls).toHaveLength(2)
    expect(at.shown()).toEqual([sized, unsaved])
  })
})

test('WISH-03 whether something is saved: whatever of a product, without a specification, or with one', () => {
  const items = [
    savedItem({ product: 5, specification: { id: 9, value: 'XL' } }),
    savedItem({ product: '6' }),
  ]
  expect([isSavedIn(items, '5'), isSavedIn(items, 6), isSavedIn(items, 7)]).toEqual([true, true, false])
  expect([isSavedIn(items, 5, '9'), isSavedIn(items, 5, 8), isSavedIn(items, 5, null)]).toEqual([
    true,
    false,
    false,
  ])
  expect(isSavedIn(items, 6, null)).toBe(true)
})
