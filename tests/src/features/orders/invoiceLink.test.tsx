import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { expect, test, vi } from 'vitest'
import { accessToken, user } from '#mocks/accounts.ts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { order } from '#mocks/orders.ts'
import { details, dialog, ordersApi, ordersPerTest, toasts, visit } from './ordersScene.tsx'

ordersPerTest()

const one = order()
const nino = user().id
const HREF = `http://shop.test/v1/orders/${one.id}/invoice/`

/** The link of an order's details; then the customer's token is one that ends so soon (s). */
async function invoice(endsIn: number, renewal: () => HttpResponse<JsonBodyType>) {
  let renewals = 0
  ordersApi(
    ...orderListHandlers([one]),
    http.post('*/v1/accounts/logout/', () => HttpResponse.json({})),
    http.post('*/v1/accounts/token/refresh/', () => {
      renewals += 1
      return renewal()
    }),
  )
  visit([details(one)])
  const link = await dialog().findByRole('link', { name: 'ინვოისი (ახალ ჩანართში)' })
  const token = accessToken(nino, Math.floor(Date.now() / 1000) + endsIn, 'ending')
  document.cookie = `accessToken=${token}; Path=/; SameSite=Lax`
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { link, tab, open, renewals: () => renewals }
}

const renewed = () => HttpResponse.json({ access: accessToken(nino) })
const refused = () => HttpResponse.json({ detail: 'Token is invalid' }, { status: 401 })

/** @returns whether it is left to the browser */
const click = (link: HTMLElement, keys = {}) => fireEvent.click(link, keys)

test('ORDER-03 the invoice opens in a tab of its own, by a plain link', async () => {
  const { link, open, renewals } = await invoice(600, renewed)
  expect(link.getAttribute('href')).toBe(HREF)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(click(link)).toBe(true)
  expect(open).not.toHaveBeenCalled()
  expect(renewals()).toBe(0)
})

test.each([
  ['is about to end', 20],
  ['has ended', -20],
])(
  'ORDER-03 where the token %s the tab opens in the click, and goes on with a new one',
  async (_, endsIn) => {
    const { link, tab, open, renewals } = await invoice(endsIn, renewed)
    click(link)
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
    expect(tab.opener).toBeNull()
    expect(tab.location.replace).not.toHaveBeenCalled()
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(HREF))
    expect(renewals()).toBe(1)
    expect(document.cookie).not.toContain('.ending')
  },
)

test('ORDER-03 without a new token the tab closes again, and that is said', async () => {
  const { link, tab } = await invoice(20, refused)
  click(link)
  await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
  expect(tab.location.replace).not.toHaveBeenCalled()
  await waitFor(() => expect(toasts()).toBe('error: ინვოისი ვერ გაიხსნა. სცადეთ ცოტა ხანში.'))
})

test('ORDER-03 a modified click, and a blocked tab, are left to the browser', async () => {
  const { link, open } = await invoice(20, renewed)
  expect(click(link, { ctrlKey: true })).toBe(true)
  expect(open).not.toHaveBeenCalled()
  open.mockReturnValue(null)
  expect(click(link)).toBe(true)
  expect(open).toHaveBeenCalledTimes(1)
})
