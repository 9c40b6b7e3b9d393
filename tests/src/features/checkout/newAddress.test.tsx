import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES, sessionCookies, user } from '#mocks/accounts.ts'
import { address, addressHandlers, twoAddresses } from '#mocks/addresses.ts'
import { place, placeHandlers } from '#mocks/places.ts'
import { stubBrowser } from '../addresses/addressScene.tsx'
import { field, fillIn, made, openCheckout, orderCalls, submit, toasts } from './checkoutShop.tsx'

const PATH = '*/v1/customer/addresses/'
const point = { latitude: 41.72, longitude: 44.78 }
let opened: ReturnType<typeof openCheckout> | null = null

beforeEach(() => {
  sessionStorage.clear()
  stubBrowser()
  for (const cookie of sessionCookies(user().id)) document.cookie = cookie
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  cleanup()
  opened?.api.close()
  opened = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

/** The checkout of a customer with a book, which remembers what is put into it. */
function open(
  order: ReturnType<typeof orderCalls>['handler'],
  {
    saved = twoAddresses(),
    before = [],
  }: { saved?: ReturnType<typeof twoAddresses>; before?: ReturnType<typeof placeHandlers> } = {},
) {
  const posts: unknown[] = []
  opened = openCheckout({
    handlers: [
      order,
      http.post(PATH, async ({ request }) => {
        posts.push(await request.clone().json())
      }),
      ...before,
      ...addressHandlers(saved),
      ...placeHandlers(),
    ],
  })
  return { ...opened, posts }
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'ამ მისამართის შენახვა' })
const addNew = () => screen.findByRole('button', { name: 'ახალი მისამართის დამატება' })

const type = (hands: ReturnType<typeof open>['user']) =>
  fillIn(hands, [
    [/^მისამართი/, ' წერეთლის 1'],
    [/ქალაქი/, 'ქუთაისი'],
    [/რეგიონი/, 'იმერეთი '],
  ])

async function pick({ user: hands, engine }: ReturnType<typeof open>) {
  await hands.click(await screen.findByRole('button', { name: 'რუკაზე არჩევა' }))
  const sheet = await screen.findByRole('dialog', { name: 'აირჩიეთ მისამართი' })
  await within(sheet).findByRole('region', { name: /^რუკა/ })
  act(() => engine.last().options.onClick(point))
  await hands.click(within(sheet).getByRole('button', { name: 'მისამართის არჩევა' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const TYPED = { home_address: 'წერეთლის 1', city: 'ქუთაისი', region: 'იმერეთი', postal_code: '' }

describe('CHECK-03 save this address', () => {
  test('it goes into the address book once the order is made, without a point; the order is as specified', async () => {
    const { sent, handler } = orderCalls(
      () => HttpResponse.json({ detail: 'არა' }, { status: 400 }),
      () => made(),
    )
    const shop = open(handler, { saved: [] })
    await type(shop.user)
    await shop.user.click(await box())
    await shop.user.click(submit())
    await waitFor(() => expect(toasts()).toEqual(['error 1: არა']))
    expect(shop.posts).toEqual([])
    expect((await box()).checked).toBe(true)
    await shop.user.click(submit())
    await waitFor(() => expect(shop.posts).toEqual([{ ...TYPED, latitude: null, longitude: null }]))
    expect(shop.onPlaced).toHaveBeenCalledWith('order-1')
    expect(Object.keys(sent[1]?.body as object).toSorted()).toEqual(
      ['payment_method', 'order_items_data_input', 'subtotal', ...Object.keys(TYPED)].toSorted(),
    )
    const { calls } = shop.api
    expect(calls.indexOf('POST /v1/customer/addresses/')).toBeGreaterThan(
      calls.lastIndexOf('POST /v1/orders/create/'),
    )
    // The list of every place that shows it has it, without being asked for anew.
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /წერეთლის 1/ })).value).toBe('new-1')
    expect(calls.filter((call) => call === 'GET /v1/customer/addresses/')).toHaveLength(1)
  })

  test('unticked, chosen from the book, or in the book already, nothing is saved', async () => {
    const { handler } = orderCalls(() => made())
    const shop = open(handler, { saved: [...twoAddresses(), address({ id: 'typed', ...TYPED })] })
    await shop.user.click(await addNew())
    expect((await box()).checked).toBe(false)
    await type(shop.user)
    const city = await field(/ქალაქი/)
    await shop.user.type(city, ' 2')
    await shop.user.click(submit())
    await waitFor(() => expect(shop.onPlaced).toHaveBeenCalledTimes(1))
    await shop.user.click(await box())
    await shop.user.clear(city)
    await shop.user.type(city, TYPED.city)
    await shop.user.click(submit())
    await waitFor(() => expect(shop.onPlaced).toHaveBeenCalledTimes(2))
    await shop.user.type(city, ' 2')
    await shop.user.click(await screen.findByRole('radio', { name: /რუსთაველის/ }))
    await shop.user.click(submit())
    await waitFor(() => expect(shop.onPlaced).toHaveBeenCalledTimes(3))
    expect(shop.posts).toEqual([])
  })

  test('PROF-10 an address that can’t be saved: the order is placed, and a toast says so', async () => {
    const { handler } = orderCalls(() => made())
    const shop = open(handler, {
      saved: [],
      before: [http.post(PATH, () => HttpResponse.json({}, { status: 400 }))],
    })
    await type(shop.user)
    await shop.user.click(await box())
    await shop.user.click(submit())
    await waitFor(() =>
      expect(toasts()).toContain(
        'error 1: შეკვეთა მიღებულია, მისამართი კი ვერ შეინახა: Address creation failed',
      ),
    )
    expect(shop.onPlaced).toHaveBeenCalledWith('order-1')
    expect(toasts()).toContain('success 1: შეშვეკვეთა წარმატებით შეიქმნა')
  })

  test('CHECK-08 the way to the payment waits until it is saved', async () => {
    const saving = Promise.withResolvers<undefined>()
    const checkout_url = 'https://pay.flitt.com/1'
    const { handler } = orderCalls(() => made({ payment_method: 'flitt', checkout_url }))
    const shop = open(handler, { saved: [], before: [http.post(PATH, () => saving.promise)] })
    await type(shop.user)
    await shop.user.click(await box())
    await shop.user.click(submit())
    await waitFor(() => expect(shop.posts).toHaveLength(1))
    expect(shop.onPay).not.toHaveBeenCalled()
    saving.resolve(undefined)
    await waitFor(() => expect(shop.onPay).toHaveBeenCalledWith(checkout_url))
  })
})

describe('CHECK-02 a new address from the map', () => {
  test('CHECK-03 fills the fields, is ordered to, and saved with its point', async () => {
    const { sent, handler } = orderCalls(() => made())
    const shop = open(handler)
    await shop.user.click(await addNew())
    await pick(shop)
    expect(await field(/^მისამართი/)).toHaveProperty('value', 'კეთილდღეობის ქუჩა 5')
    expect(screen.getByText('ადგილი მონიშნულია რუკაზე.')).toBeDefined()
    await shop.user.click(await box())
    // There and back loses nothing.
    await shop.user.click(await screen.findByRole('radio', { name: /რუსთაველის/ }))
    expect(screen.queryByRole('textbox')).toBeNull()
    await shop.user.click(await addNew())
    expect((await box()).checked).toBe(true)
    expect(screen.getByText('ადგილი მონიშნულია რუკაზე.')).toBeDefined()
    await shop.user.click(submit())
    await waitFor(() => expect(shop.posts).toHaveLength(1))
    const texts = {
      home_address: 'კეთილდღეობის ქუჩა 5',
      city: 'თბილისი',
      region: 'თბილისი',
      postal_code: '0101',
    }
    expect(shop.posts).toEqual([{ ...texts, ...point }])
    expect(sent[0]?.body).toMatchObject(texts)
    expect(sent[0]?.body).not.toHaveProperty('latitude')
  })

  test('the mark can be taken off: what is saved has no point then', async () => {
    const { handler } = orderCalls(() => made())
    const shop = open(handler, { saved: [] })
    await field(/^მისამართი/)
    await pick(shop)
    await shop.user.click(await screen.findByRole('button', { name: 'მონიშვნის მოხსნა' }))
    expect(screen.queryByText('ადგილი მონიშნულია რუკაზე.')).toBeNull()
    await shop.user.click(await box())
    await shop.user.click(submit())
    await waitFor(() => expect(shop.posts[0]).toMatchObject({ latitude: null, longitude: null }))
  })

  test('what the place doesn’t tell is marked, and has focus', async () => {
    const { handler } = orderCalls(() => made())
    const at = place({ display_name: 'სნო', address: { village: 'სნო' } })
    const shop = open(handler, { saved: [], before: placeHandlers({ at }) })
    await field(/^მისამართი/)
    await pick(shop)
    const region = await field(/რეგიონი/)
    await waitFor(() => expect(region.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(region)
  })
})
