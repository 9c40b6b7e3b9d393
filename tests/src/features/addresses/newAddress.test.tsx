import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { address } from '#mocks/addresses.ts'
import { place, placeAtPoint, placeHandlers } from '#mocks/places.ts'
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

  test('PROF-11 what was chosen is shown for correction, saved by POST with its point, and then in the list, with focus', async () => {
    const opened = await openBook()
    await pickPlace(opened)
    expect(texts()).toEqual(['კეთილდღეობის ქუჩა 5', 'თბილისი', 'თბილისი', '0101'])
    expect(document.activeElement?.textContent).toBe('ახალი მისამართი')
    await opened.hands.type(field(/^მისამართი/), ', ბინა 3')
    await opened.hands.click(await button('მისამართის შენახვა'))
    await waitFor(() => expect(shown()).toEqual([HOME, PARENTS, 'კეთილდღეობის ქუჩა 5, ბინა 3']))
    expect(opened.sent).toEqual([
      {
        call: 'POST ',
        body: {
          home_address: 'კეთილდღეობის ქუჩა 5, ბინა 3',
          city: 'თბილისი',
          region: 'თბილისი',
          postal_code: '0101',
          ...POINT,
        },
      },
    ])
    expect(document.activeElement).toBe(await card('კეთილდღეობის ქუჩა 5, ბინა 3'))
    expect(notices()).toEqual(['success: მისამართი შენახულია'])
    expect(await button('Add New Address')).toBeTruthy()
    // The list was known: nobody asked for it again.
    expect(opened.api.calls.filter((call) => call === 'GET /v1/customer/addresses/')).toHaveLength(1)
  })

  test('PROF-08 what the picker leaves empty is read from the whole address', async () => {
    const at = place({
      display_name: 'აღმაშენებლის ხეივანი 240, დიდუბის რაიონი, თბილისი, 0131, საქართველო',
      address: { road: 'აღმაშენებლის ხეივანი', house_number: '240' },
    })
    const opened = await openBook(placeHandlers({ at }))
    await pickPlace(opened)
    expect(texts()).toEqual(['აღმაშენებლის ხეივანი 240', 'თბილისი', 'დიდუბის რაიონი', '0131'])
  })

  test('PROF-11 what nobody knows stays empty, is marked, and has focus; without it nothing is sent', async () => {
    const at = placeAtPoint()
    const opened = await openBook(
      placeHandlers({ at: { ...at, display_name: 'სოფელი', address: { village: 'სნო' } } }),
    )
    await pickPlace(opened)
    expect(texts()).toEqual(['სოფელი', 'სნო', '', ''])
    await waitFor(() => expect(document.activeElement).toBe(field(/^რეგიონი/)))
    expect(field(/^რეგიონი/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^ქალაქი/).getAttribute('aria-invalid')).not.toBe('true')
    await opened.hands.click(await button('მისამართის შენახვა'))
    expect(opened.sent).toEqual([])
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

  test('goes away by its own button, and focus is back', async () => {
    const opened = await openBook()
    await typeAddress(opened)
    await opened.hands.click(await button('გაუქმება'))
    expect(dialog().queryByRole('form')).toBeNull()
    await waitFor(async () => expect(document.activeElement).toBe(await button('Add New Address')))
    expect(opened.sent).toEqual([])
  })

  test.each([
    ['its own words', { detail: 'მისამართების წიგნი სავსეა.' }, 'მისამართების წიგნი სავსეა.'],
    ['nothing to read', {}, 'Address creation failed'],
  ])(
    'PROF-07 PROF-10 refused with %s: said in the form, which keeps what was typed',
    async (_, body, sentence) => {
      const opened = await openBook([http.post(PATH, () => HttpResponse.json(body, { status: 400 }))])
      await typeAddress(opened)
      await opened.hands.click(await save())
      await waitFor(() => expect(saidInForm()).toBe(sentence))
      expect(texts()).toEqual([' წერეთლის 1 ', 'ქუთაისი', 'იმერეთი', ''])
      expect(shown()).toEqual([HOME, PARENTS])
    },
  )

  test('PROF-10 what the server says of a field stands there, and not twice', async () => {
    const refuse = () => HttpResponse.json({ city: ['ასეთი ქალაქი არ არის.'] }, { status: 400 })
    const opened = await openBook([http.post(PATH, refuse)])
    await typeAddress(opened)
    await opened.hands.click(await save())
    await waitFor(() => expect(field(/^ქალაქი/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog().getAllByText('ასეთი ქალაქი არ არის.')).toHaveLength(1)
  })

  test('an attempt whose answer is lost is not saved a second time', async () => {
    const kept = address({
      id: 'kept',
      home_address: 'წერეთლის 1',
      city: 'ქუთაისი',
      region: 'იმერეთი',
      postal_code: '',
    })
    let isSaved = false
    const opened = await openBook([
      http.post(PATH, () => {
        isSaved = true
        return HttpResponse.error()
      }),
      http.get(PATH, () => (isSaved ? HttpResponse.json([kept]) : undefined)),
    ])
    await typeAddress(opened)
    await opened.hands.click(await save())
    await waitFor(() => expect(saidInForm()).toBe('სერვერთან დაკავშირება ვერ მოხერხდა'))
    await opened.hands.click(await save())
    await waitFor(() => expect(dialog().queryByRole('form')).toBeNull())
    await waitFor(() => expect(shown()).toEqual(['წერეთლის 1']))
    expect(opened.sent).toHaveLength(1)
  })

  test('two presses in one moment save one', async () => {
    const opened = await openBook([http.post(PATH, () => delay(30).then(() => undefined))])
    await typeAddress(opened)
    await opened.hands.dblClick(await save())
    await waitFor(() => expect(shown()).toHaveLength(3))
    expect(opened.sent).toHaveLength(1)
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
