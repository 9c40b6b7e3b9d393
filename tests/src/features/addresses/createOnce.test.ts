import { expect, test, vi } from 'vitest'
import { createOnceFor } from '#features/addresses/model/createOnce.ts'
import { address } from '#mocks/addresses.ts'
import { ApiError } from '#shared/api/ApiError.ts'

const home = address({ home_address: 'წერეთლის 1' })
const saved = { ...home, id: 'saved', home_address: ' წერეთლის 1' }

/** The calls of a book in which each attempt to save ends as told. */
function calls(...attempts: readonly (() => Promise<typeof home>)[]) {
  let n = 0
  return {
    create: vi.fn(() => attempts[n++]?.() ?? Promise.resolve(saved)),
    list: vi.fn(() => Promise.resolve([address({ id: 'other' }), saved])),
  }
}

test('PROF-11 an address that is on its way isn’t sent beside itself, whoever asks; afterwards it is another one', async () => {
  const page = {}
  const { create, list } = calls()
  const both = [1, '1'].map((customer) => createOnceFor(page, customer)(home, { create, list }))
  expect(await Promise.all(both)).toEqual([saved, saved])
  expect(create).toHaveBeenCalledTimes(1)
  await createOnceFor(page, 1)(home, { create, list })
  expect(create).toHaveBeenCalledTimes(2)
  expect(list).not.toHaveBeenCalled()
})

test.each([
  new ApiError('network', 'no answer'),
  new ApiError('timeout', 'no answer'),
  new ApiError('parse', 'no address'),
  new ApiError('http', 'broken', { status: 500 }),
])(
  'PROF-11 after $kind, $message, the book is looked into before the same address is sent again',
  async (lost) => {
    const once = createOnceFor({}, 1)
    const { create, list } = calls(() => Promise.reject(lost))
    await expect(once(home, { create, list })).rejects.toBe(lost)
    expect(await once(home, { create, list })).toBe(saved)
    expect(create).toHaveBeenCalledTimes(1)
    expect(list).toHaveBeenCalledTimes(1)
    // The doubt is over: the same once more is meant.
    await once(home, { create, list })
    expect(create).toHaveBeenCalledTimes(2)
  },
)

test('PROF-11 an address that isn’t in the list, was rejected, or differs is sent', async () => {
  const refused = new ApiError('http', 'refused', { status: 400 })
  const lost = new ApiError('network', 'no answer')
  const once = createOnceFor({}, 1)
  const { create, list } = calls(
    () => Promise.reject(refused),
    () => Promise.reject(lost),
    () => Promise.reject(lost),
  )
  await expect(once(home, { create, list })).rejects.toBe(refused)
  await expect(once(home, { create, list })).rejects.toBe(lost)
  expect(list).not.toHaveBeenCalled()
  await expect(once(address({ city: 'გორი' }), { create, list })).rejects.toBe(lost)
  expect(list).not.toHaveBeenCalled()
  list.mockResolvedValueOnce([])
  expect(await once(address({ city: 'გორი' }), { create, list })).toBe(saved)
  expect(create).toHaveBeenCalledTimes(4)
})
