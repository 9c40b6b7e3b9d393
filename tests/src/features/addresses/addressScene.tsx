import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { addressHandlers, twoAddresses } from '#mocks/addresses.ts'
import { placeHandlers } from '#mocks/places.ts'
import { closeApis, mockApi } from '../../support/shop.tsx'
import { dialog, openProfile } from '../account/profileShop.tsx'

export const PATH = '*/v1/customer/addresses/'
export const HOME = 'რუსთაველის გამზირი 12, ბ. 7'
export const PARENTS = 'ფარნავაზ მეფის ქუჩა 44'

/** What a browser has and jsdom hasn't. */
export function stubBrowser(): void {
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Element.prototype.scrollIntoView = () => {}
}

/** For a file's tests: each has what a browser has and jsdom hasn't; after it page, API, drafts and cookies are gone. */
export function bookPerTest(): void {
  beforeEach(stubBrowser)
  afterEach(() => {
    cleanup()
    closeApis()
    sessionStorage.clear()
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
  })
}

/** A write as it was sent. */
export interface SentWrite {
  call: string
  body: unknown
}

/**
 * The profile modal with two saved addresses, before a server.
 * @param handlers answer first
 */
export async function openBook(handlers: HttpHandler[] = [], addresses = twoAddresses()) {
  const sent: SentWrite[] = []
  const api = mockApi(
    http.all(`${PATH}*`, async ({ request }) => {
      if (request.method === 'GET') return
      const text = await request.clone().text()
      const call = `${request.method} ${new URL(request.url).pathname.replace('/v1/customer/addresses/', '')}`
      sent.push({ call, body: text === '' ? null : (JSON.parse(text) as unknown) })
    }),
    ...handlers,
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'token' })),
    ...addressHandlers(addresses),
    ...placeHandlers(),
  )
  const opened = openProfile()
  if (addresses.length > 0) await list()
  else await dialog().findByText('No addresses found')
  return { ...opened, api, sent }
}

export const list = () => dialog().findByRole('list', { name: 'Saved Addresses' })
export const card = (name: string) => dialog().findByRole('group', { name })
/** Names of the addresses that are shown. */
export const shown = () =>
  dialog()
    .queryAllByRole('group')
    .map((group) => group.getAttribute('aria-label'))
export const button = (name: string) => dialog().findByRole('button', { name })
export const field = (name: RegExp) => dialog().getByRole<HTMLInputElement>('textbox', { name })
export const texts = () => [/^მისამართი/, /^ქალაქი/, /^რეგიონი/, /^საფოსტო/].map((name) => field(name).value)

/** The field of a card, opened. */
export async function edit(
  hands: Awaited<ReturnType<typeof openBook>>['hands'],
  name: string,
  label: string,
  text: string,
) {
  const inside = within(await card(name))
  await hands.click(inside.getByRole('button', { name: new RegExp(`^${label}: `) }))
  const input = inside.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
  await hands.clear(input)
  await hands.paste(text)
  return input
}

/** The picker over the profile, with its map. */
export async function picker() {
  const sheet = await screen.findByRole('dialog', { name: 'აირჩიეთ მისამართი' })
  await within(sheet).findByRole('region', { name: /^რუკა/ })
  return within(sheet)
}

/** A place to point at. */
export const POINT = { latitude: 41.72, longitude: 44.78 }

/** Opens the picker, marks that place, and takes it. */
export async function pickPlace({ hands, engine }: Awaited<ReturnType<typeof openBook>>) {
  await hands.click(await button('Add New Address'))
  const inside = await picker()
  act(() => engine.last().options.onClick(POINT))
  await hands.click(inside.getByRole('button', { name: 'მისამართის არჩევა' }))
  await pickerIsGone()
  await dialog().findByRole('form', { name: 'ახალი მისამართი' })
}

/** Opens the form of a new address and fills it in. */
export async function typeAddress({ hands }: Awaited<ReturnType<typeof openBook>>) {
  await hands.click(await button('ხელით შეყვანა'))
  expect(document.activeElement).toBe(field(/^მისამართი/))
  expect(field(/^მისამართი/).getAttribute('aria-invalid')).not.toBe('true')
  await hands.paste(' წერეთლის 1 ')
  await hands.click(field(/^ქალაქი/))
  await hands.paste('ქუთაისი')
  await hands.click(field(/^რეგიონი/))
  await hands.paste('იმერეთი')
}

export const save = () => button('მისამართის შენახვა')
export const saidInForm = () => within(dialog().getByRole('form')).getByRole('alert').textContent

export const pickerIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'აირჩიეთ მისამართი' })).toBeNull())

export const question = () => screen.findByRole('alertdialog')
