import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { address, addressHandlers, twoAddresses } from '#mocks/addresses.ts'
import { mockApi } from '../../support/shop.tsx'
import { dialog, notices, openProfile, tab } from '../account/profileShop.tsx'

const GET = 'GET /v1/customer/addresses/'
const PATH = '*/v1/customer/addresses/'
let api: ReturnType<typeof mockApi>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
})

afterEach(() => {
  cleanup()
  api.close()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const list = () => dialog().findByRole('list', { name: 'Saved Addresses' })

describe('PROF-01 the profile modal', () => {
  test('opens on Addresses, and loads them then', async () => {
    api = mockApi(...addressHandlers(twoAddresses()))
    openProfile()
    expect(tab('Addresses').getAttribute('aria-selected')).toBe('true')
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2)
    expect(api.calls).toEqual([GET])
  })

  test('shows who it is: name and e-mail', () => {
    api = mockApi(...addressHandlers([]))
    openProfile()
    expect(dialog().getByText('ნინო ბერიძე')).toBeTruthy()
    expect(dialog().getAllByText('nino@example.ge')).not.toHaveLength(0)
  })

  test('its tabs are gone through by arrow keys', async () => {
    api = mockApi(...addressHandlers([]))
    const { hands } = openProfile()
    tab('Addresses').focus()
    await hands.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tab('Profile'))
    expect(dialog().getByRole('button', { name: 'სახელი: ნინო, რედაქტირება' })).toBeTruthy()
    await hands.keyboard('{ArrowRight}')
    expect(tab('Addresses').getAttribute('aria-selected')).toBe('true')
    expect(dialog().queryByRole('button', { name: 'სახელი: ნინო, რედაქტირება' })).toBeNull()
  })

  test('PROF-07 without a user says so, and asks for nothing', () => {
    api = mockApi()
    openProfile(null)
    const sentence = dialog().getByRole('alert')
    expect(sentence.textContent).toBe('User data not available. Please log in.')
    expect(sentence.getAttribute('lang')).toBe('en')
    expect(api.calls).toEqual([])
  })
})

describe('PROF-04 the saved addresses', () => {
  test('Loading, then each with its home address, city, region and postal code', async () => {
    api = mockApi(
      http.get(PATH, () => delay(30).then(() => undefined)),
      ...addressHandlers([address()]),
    )
    openProfile()
    expect(dialog().getByText('Loading')).toBeTruthy()
    const card = within(await list()).getByRole('group', { name: 'რუსთაველის გამზირი 12, ბ. 7' })
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'მისამართი: რუსთაველის გამზირი 12, ბ. 7, რედაქტირება',
      'ქალაქი: თბილისი, რედაქტირება',
      'რეგიონი: მთაწმინდის რაიონი, რედაქტირება',
      'საფოსტო ინდექსი: 0108, რედაქტირება',
      'Delete: რუსთაველის გამზირი 12, ბ. 7',
    ])
    expect(dialog().queryByText('Loading')).toBeNull()
  })

  test('an address that has only a city, and one that is a bare list’s', async () => {
    api = mockApi(http.get(PATH, () => HttpResponse.json([{ id: 5, city: 'ბათუმი' }])))
    openProfile()
    expect(within(await list()).getByRole('group', { name: 'ბათუმი' })).toBeTruthy()
  })

  test('none: No addresses found', async () => {
    api = mockApi(...addressHandlers([]))
    openProfile()
    expect(await dialog().findByRole('heading', { name: 'No addresses found' })).toBeTruthy()
  })
})

test.each([
  ['its own words', { detail: 'ბაზა დაკეტილია.' }, 'ბაზა დაკეტილია.', 'ka'],
  ['nothing to read', {}, 'Failed to load addresses', 'en'],
])('PROF-07 a failed load with %s, and a retry', async (_, body, sentence, lang) => {
  let isDown = true
  api = mockApi(
    http.get(PATH, () => (isDown ? HttpResponse.json(body, { status: 400 }) : undefined)),
    ...addressHandlers(twoAddresses()),
  )
  const { hands } = openProfile(user())
  const heading = await screen.findByRole('heading', { name: sentence })
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe(lang)
  expect(dialog().queryByText('No addresses found')).toBeNull()
  isDown = false
  await hands.click(dialog().getByRole('button', { name: 'თავიდან ცდა' }))
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2))
  expect(screen.queryByRole('heading', { name: sentence })).toBeNull()
  expect(notices()).toEqual([])
})
