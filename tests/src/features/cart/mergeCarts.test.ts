import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soldOutProduct, specifiedProduct, specification } from '#mocks/products.ts'
import { mergeCarts } from '#features/cart/model/mergeCarts.ts'
import { fakeCarts, type CallFate, type FakeLine, type ServerKind } from './fakeCarts.ts'
import { bread, honey, line, USER, wine } from './mergeGoods.ts'

beforeEach(() => {
  // What is refused is written to the console; here it is expected.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const kinds: ServerKind[] = ['clamps', 'strict']

describe('CART-13 the merge at login', () => {
  test('adds each line under a key of its own, then drops it', async () => {
    const { api, calls, keys, guest, customer } = fakeCarts({
      guest: [line(wine, 2), line(bread, 1)],
      customer: [line(wine, 1, 'c-wine')],
    })
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
    expect(calls).toEqual([
      ...['guest', 'before', 'customer', 'guest'],
      ...['add wine 2', 'drop g-wine', 'add bread 1', 'drop g-bread'],
    ])
    expect(keys).toEqual(['cart-merge:user-1:g-wine', 'cart-merge:user-1:g-bread'])
    expect(guest()).toEqual([])
    expect(customer()).toEqual([
      ['wine', 3],
      ['bread', 1],
    ])
  })

  test('asks for nothing more when the guest has nothing', async () => {
    const { api, calls } = fakeCarts()
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
    expect(calls).toEqual(['guest'])
  })

  test('a line that is refused stays with the guest and is named; the others are merged', async () => {
    const { api, guest, customer } = fakeCarts({
      guest: [line(wine, 1), line(bread, 1), line(honey, 1)],
      unwanted: ['bread'],
    })
    expect(await mergeCarts(api, USER)).toEqual({
      isComplete: true,
      notices: [{ kind: 'notMerged', names: [{ name: 'პური' }] }],
    })
    expect([guest(), customer()]).toEqual([
      [['bread', 1]],
      [
        ['wine', 1],
        ['honey', 1],
      ],
    ])
  })

  test('removes what can’t be bought any more, as in every cart (CART-12)', async () => {
    const gone: FakeLine[] = [
      { id: 'g-none', product: null, quantity: 1 },
      line(soldOutProduct({ id: 'sold' }), 1),
      {
        id: 'g-spec',
        product: specifiedProduct({ id: 'spec' }),
        specification: specification({ id: 'old' }),
        quantity: 1,
      },
      { id: 'g-zero', product: wine, quantity: 0 },
    ]
    // The product no longer has the specification that the line names.
    const { api, guest, calls } = fakeCarts({ guest: gone })
    const named = await api.guestLines()
    api.guestLines = () =>
      Promise.resolve(named.map((one) => (one.id === 'g-spec' ? { ...one, specification: null } : one)))
    expect(await mergeCarts(api, USER)).toEqual({ isComplete: true, notices: [] })
    expect(guest()).toEqual([])
    // The customer's cart isn't even read.
    expect(calls).toEqual(['guest', 'drop g-none', 'drop g-sold', 'drop g-spec', 'drop g-zero'])
  })

  test('its keys have at most 255 signs, all of which a header may carry', async () => {
    const { api, keys } = fakeCarts({ guest: [line(wine, 1, `ხაზი ${'x'.repeat(400)}`)] })
    await mergeCarts(api, 'მომხმარებელი')
    expect(keys[0]?.length).toBeLessThanOrEqual(255)
    expect(keys[0]).toMatch(/^[\x21-\x7e]+$/)
  })
})

describe.each(kinds)('CART-13 the merge at login, before a server that %s', (kind) => {
  test('fills up to the limit, stock or five, and reports it', async () => {
    const { api, guest, customer } = fakeCarts({
      kind,
      guest: [line(wine, 4), line(honey, 2)],
      customer: [line(wine, 3, 'c-wine'), line(honey, 2, 'c-honey')],
    })
    expect(await mergeCarts(api, USER)).toEqual({
      isComplete: true,
      notices: [
        { kind: 'maximumOf', name: 'ღვინო', n: 5 },
        { kind: 'reduced', name: 'თაფლი', n: 3 },
      ],
    })
    expect(guest()).toEqual([])
    expect(customer()).toEqual([
      ['wine', 5],
      ['honey', 3],
    ])
  })

  test('a line for which there is no room at all goes, and is named', async () => {
    const { api, guest, customer } = fakeCarts({
      kind,
      guest: [line(wine, 1)],
      customer: [line(wine, 5, 'c')],
    })
    const { notices } = await mergeCarts(api, USER)
    expect(notices).toEqual([{ kind: 'maximumOf', name: 'ღვინო', n: 5 }])
    expect([guest(), customer()]).toEqual([[], [['wine', 5]]])
  })

  test('a merge that was cut short names what is left, and is done again without counting anything twice', async () => {
    const fates: CallFate[] = ['ok', 'ok', 'ok', 'ok', 'lost']
    const { api, guest, customer } = fakeCarts({ kind, guest: [line(wine, 2), line(bread, 1)], fates })
    expect(await mergeCarts(api, USER)).toEqual({
      isComplete: false,
      notices: [{ kind: 'notMerged', names: [{ name: 'ღვინო' }, { name: 'პური' }] }],
    })
    expect([guest(), customer()]).toEqual([
      [
        ['wine', 2],
        ['bread', 1],
      ],
      [['wine', 2]],
    ])
    expect(await mergeCarts(api, USER)).toMatchObject({ isComplete: true })
    expect([guest(), customer()]).toEqual([
      [],
      [
        ['wine', 2],
        ['bread', 1],
      ],
    ])
  })
})

const goods = [wine, honey, bread]
const quantity = fc.integer({ min: 1, max: 5 })
const someLines = fc
  .subarray(goods)
  .chain((chosen) =>
    fc
      .tuple(...chosen.map(() => quantity))
      .map((counts) => chosen.map((of, index) => line(of, counts[index] ?? 1))),
  )

describe('CART-13 failures during a merge', () => {
  afterEach(() => vi.restoreAllMocks())

  const fates = fc.array(fc.constantFrom<CallFate>('ok', 'ok', 'unreachable', 'lost'), { maxLength: 12 })
  const limitOf = (of: typeof wine) => Math.min(5, of.inventory)
  const clamped = (lines: FakeLine[]) =>
    lines.map(({ id, product: of, quantity: count }) => ({
      id: `c-${String(id)}`,
      product: of,
      quantity: of ? Math.min(count, limitOf(of)) : count,
    }))

  test('no line is lost and none is counted twice, by one tab or by two at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds),
        fc.boolean(),
        someLines,
        someLines,
        fates,
        fc.scheduler(),
        fc.boolean(),
        async (kind, mergesItself, guest, before, failures, scheduler, twoTabs) => {
          const customer = clamped(before)
          const fake = fakeCarts({
            kind,
            // A strict server that merged by itself would refuse to be read.
            mergesItself: mergesItself && kind === 'clamps',
            guest,
            customer,
            fates: failures,
            travel: (what) => scheduler.schedule(Promise.resolve(), what),
          })
          // Each page load tries again until the server has been asked about every line.
          const tab = async () => {
            while (!(await mergeCarts(fake.api, USER)).isComplete);
          }
          const done = Promise.all(twoTabs ? [tab(), tab()] : [tab()])
          await scheduler.waitFor(done)
          expect(fake.guest()).toEqual([])
          const wanted = goods.flatMap((of) => {
            const sum = [...guest, ...customer]
              .filter((one) => one.product === of)
              .reduce((total, one) => total + one.quantity, 0)
            return sum > 0 ? [[of.id, Math.min(limitOf(of), sum)]] : []
          })
          expect(fake.customer().toSorted()).toEqual(wanted.toSorted())
        },
      ),
      { numRuns: 100 },
    )
  })
})
