import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { place, placeHandlers } from '#mocks/places.ts'
import { dialog, notices } from '../account/profileShop.tsx'
import {
  bookPerTest,
  button,
  card,
  field,
  HOME,
  openBook,
  PARENTS,
  PATH,
  picker,
  pickerIsGone,
  pickPlace,
  POINT,
  saidInForm,
  save,
  shown,
  texts,
  typeAddress,
} from './addressScene.tsx'

bookPerTest()

describe('PROF-04 Add New Address opens the picker over the profile', () => {
  test('Back closes the picker and nothing else', async () => {
    const { hands, back } = await openBook()
    await hands.click(await button('Add New Address'))
    await picker()
    back()
    await pickerIsGone()
    expect(await card(HOME)).toBeTruthy()
    expect(document.activeElement).toBe(await button('Add New Address'))
  })

  test('PROF-08 PROF-11 what was chosen, its gaps read from the whole address, is corrected, saved by POST, and in the list', async () => {
    const at = place({
      display_name: 'აღმაშენებლის ხეივანი 240, დიდუბის რაიონი, თბილისი, 0131, საქართველო',
      address: { road: 'აღმაშენებლის ხეივანი', house_number: '240' },
    })
    const opened = await openBook(placeHandlers({ at }))
    await pickPlace(opened)
    expect(texts()).toEqual(['აღმაშენებლის ხეივანი 240', 'თბილისი', 'დიდუბის რაიონი', '0131'])
    expect(document.activeElement?.textContent).toBe('ახალი მისამართი')
    await opened.hands.click(field(/^მისამართი/))
    await opened.hands.paste(', ბინა 3')
    await opened.hands.click(await save())
    const home = 'აღმაშენებლის ხეივანი 240, ბინა 3'
    await waitFor(() => expect(shown()).toEqual([HOME, PARENTS, home]))
    expect(opened.sent).toEqual([
      {
        call: 'POST ',
        body: {
          home_address: home,
          city: 'თბილისი',
          region: 'დიდუბის რაიონი',
          postal_code: '0131',
          ...POINT,
        },
      },
    ])
    expect(document.activeElement).toBe(await card(home))
    expect(notices()).toEqual(['success: მისამართი შენახულია'])
    expect(await button('Add New Address')).toBeTruthy()
    // The list was known: nobody asked for it again.
    expect(opened.api.calls.filter((call) => call === 'GET /v1/customer/addresses/')).toHaveLength(1)
  })
})

describe('an address that is typed', () => {
  test('PROF-11 has no point; PROF-06 a token is asked for before it is sent', async () => {
    const opened = await openBook([], [])
    await typeAddress(opened)
    await opened.hands.click(await save())
    await waitFor(() => expect(shown()).toEqual(['წერეთლის 1']))
    expect(opened.sent[0]?.body).toEqual({
      ...{ home_address: 'წერეთლის 1', city: 'ქუთაისი', region: 'იმერეთი', postal_code: '' },
      ...{ latitude: null, longitude: null },
    })
    const calls = opened.api.calls
    expect(calls.slice(calls.indexOf('GET /v1/csrf/'))).toEqual([
      'GET /v1/csrf/',
      'POST /v1/customer/addresses/',
    ])
  })

  test('PROF-10 what the server says of a field stands there, and not twice', async () => {
    const refuse = () => HttpResponse.json({ city: ['ასეთი ქალაქი არ არის.'] }, { status: 400 })
    const opened = await openBook([http.post(PATH, refuse)])
    await typeAddress(opened)
    await opened.hands.click(await save())
    await waitFor(() => expect(field(/^ქალაქი/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog().getAllByText('ასეთი ქალაქი არ არის.')).toHaveLength(1)
  })

  test('PROF-07 without a session nothing is sent', async () => {
    const opened = await openBook()
    await typeAddress(opened)
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
    await opened.hands.click(await save())
    await waitFor(() => expect(saidInForm()).toBe('User data not available. Please log in.'))
    expect(opened.sent).toEqual([])
    expect(screen.queryByText('Address creation failed')).toBeNull()
  })
})
