import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { address, addressHandlers, twoAddresses } from '#mocks/addresses.ts'
import { closeApis, mockApi } from '../../support/shop.tsx'
import { dialog, notices, openProfile, tab } from '../account/profileShop.tsx'
import { list, PATH, stubBrowser } from './addressScene.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  closeApis()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

test('PROF-01 PROF-04 opens on Addresses and loads them then: Loading, then each with its four fields', async () => {
  const answer = Promise.withResolvers<void>()
  const { calls } = mockApi(
    http.get(PATH, async () => {
      await answer.promise
      return HttpResponse.json([address(), { id: 5, city: 'ბათუმი' }])
    }),
  )
  openProfile()
  expect(tab('Addresses').getAttribute('aria-selected')).toBe('true')
  expect(dialog().getByText('ნინო ბერიძე')).toBeTruthy()
  expect(dialog().getByText('Loading')).toBeTruthy()
  answer.resolve()
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
  // Without a home address it is called by its city.
  expect(within(await list()).getByRole('group', { name: 'ბათუმი' })).toBeTruthy()
  expect(dialog().queryByText('Loading')).toBeNull()
  expect(calls).toEqual(['GET /v1/customer/addresses/'])
})

test('PROF-07 without a user says so, and asks for nothing', () => {
  const { calls } = mockApi()
  openProfile(null)
  const sentence = dialog().getByRole('alert')
  expect(sentence.textContent).toBe('User data not available. Please log in.')
  expect(sentence.getAttribute('lang')).toBe('en')
  expect(calls).toEqual([])
})

test.each([
  ['its own words', { detail: 'ბაზა დაკეტილია.' }, 'ბაზა დაკეტილია.', 'ka'],
  ['nothing to read', {}, 'Failed to load addresses', 'en'],
])('PROF-07 a failed load with %s, and a retry', async (_, body, sentence, lang) => {
  let isDown = true
  mockApi(
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
