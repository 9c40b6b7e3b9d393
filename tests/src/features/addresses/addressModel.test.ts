import { ADDRESS_FIELDS, type Address } from '@dukani/contracts'
import { createTranslate, ka } from '@dukani/i18n'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { changeAddress } from '#features/addresses/api/changeAddress.ts'
import { deleteAddress } from '#features/addresses/api/deleteAddress.ts'
import { addressFailure } from '#features/addresses/model/addressFailure.ts'
import { withPending, type PendingWrite } from '#features/addresses/model/pendingWrites.ts'
import { address } from '#mocks/addresses.ts'
import { toAddresses } from '#shared/api/adapters/address.ts'
import { ApiError, NO_ERROR_BODY, type ErrorBody } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'

const t = createTranslate(ka)
const ids = fc.constantFrom('a', 'b', 'c')
const books = fc
  .uniqueArray(ids)
  .map((names) => names.map((id): Address => address({ id, home_address: `home ${id}` })))
const writes: fc.Arbitrary<PendingWrite> = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    id: ids,
    field: fc.constantFrom(...ADDRESS_FIELDS),
    text: fc.string(),
  }),
  fc.record({ kind: fc.constant('remove' as const), id: ids }),
)
/** Nobody may call it. */
const noClient: ApiClient = { request: () => Promise.reject(new Error('a call was made')) }

describe('PROF-04 what is shown while writes are on their way', () => {
  test('nothing pending: the same list', () => {
    fc.assert(
      fc.property(books, (book) => {
        expect(withPending(book, [])).toBe(book)
      }),
    )
  })

  test('each field is the last text that was given to it, and what is removed is gone', () => {
    fc.assert(
      fc.property(books, fc.array(writes), (book, pending) => {
        const removed = new Set(pending.filter(({ kind }) => kind === 'remove').map(({ id }) => id))
        const shown = withPending(book, pending)
        expect(shown.map(({ id }) => id)).toEqual(book.map(({ id }) => id).filter((id) => !removed.has(id)))
        for (const one of shown) {
          for (const field of ADDRESS_FIELDS) {
            const last = pending.findLast(
              (write) => write.kind === 'change' && write.id === one.id && write.field === field,
            )
            const before = book.find(({ id }) => id === one.id)?.[field]
            expect(one[field]).toBe(last?.kind === 'change' ? last.text : before)
          }
        }
      }),
    )
  })

  test('servers that mix 5 and "5" mean the same address', () => {
    expect(withPending([address({ id: 5 })], [{ kind: 'remove', id: '5' }])).toEqual([])
  })
})

test('PROF-07 PROF-10 why a write failed: the server’s own words, else those of what was tried', () => {
  const refused = (body: Partial<ErrorBody>, status = 400) =>
    new ApiError('http', 'refused', { status, body: { ...NO_ERROR_BODY, ...body } })
  const nothing = refused({})
  const detail = 'ბაზა დაკეტილია.'
  const city = { fieldErrors: { region: ['რეგიონი?'], city: ['ასეთი ქალაქი არ არის.'] } }
  for (const [attempt, fallback] of [
    ['create', 'Address creation failed'],
    ['delete', 'Address deletion failed'],
    [{ field: 'city' }, 'Field update failed'],
  ] as const) {
    expect(addressFailure(nothing, t, attempt)).toBe(fallback)
    expect(addressFailure(refused({ detail }), t, attempt)).toBe(detail)
    expect(addressFailure(refused({ error: detail }), t, attempt)).toBe(detail)
    expect(addressFailure(refused({ text: detail }), t, attempt)).toBe(detail)
    expect(addressFailure(new ApiError('network', 'none'), t, attempt)).toBe(t('error.network'))
    expect(addressFailure(new ApiError('auth', 'none'), t, attempt)).toBe(
      'User data not available. Please log in.',
    )
    // A renewed token was refused too: they are shown as logged in.
    const persisting = new ApiError('auth', 'refused', {
      status: 401,
      body: { ...NO_ERROR_BODY, detail: 'Authentication credentials were not provided.' },
    })
    expect(addressFailure(persisting, t, attempt)).toBe(fallback)
  }
  expect(addressFailure(refused(city), t, 'create')).toBe('რეგიონი?')
  expect(addressFailure(refused({ ...city, detail }), t, { field: 'city' })).toBe('ასეთი ქალაქი არ არის.')
  expect(addressFailure(refused({}, 404), t, { field: 'city' })).toBe('Address update failed')
})

describe('PROF-05 an edit or a deletion needs an id', () => {
  test('without one there is no call', async () => {
    expect(() => changeAddress(noClient, '', 'city', 'x')).toThrow('an address without an id')
    await expect(deleteAddress(noClient, '')).rejects.toThrow('an address without an id')
  })

  test('an address of which the server gives none is not shown, so that it can’t be edited', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(
      toAddresses([
        { id: '', city: 'თბილისი' },
        { id: 3, city: 'ბათუმი' },
      ]).map(({ id }) => id),
    ).toEqual([3])
  })

  test('PROF-05 an edit names its field, and the answer may say nothing of it', async () => {
    const sent: unknown[] = []
    const client: ApiClient = {
      request: ({ path, body, read }) => {
        sent.push({ path, body })
        return Promise.resolve(read(null))
      },
    }
    const changed = await changeAddress(client, 'a b', 'city', 'ბათუმი')
    expect(sent).toEqual([{ path: '/v1/customer/addresses/a%20b/', body: { city: 'ბათუმი' } }])
    expect(changed.city).toBe('ბათუმი')
  })
})
