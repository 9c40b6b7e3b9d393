import type { User } from '@dukani/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { addressHandlers } from '#mocks/addresses.ts'
import { profileHandlers } from '#mocks/profileHandlers.ts'
import { mockApi } from '../../support/shop.tsx'
import { dialog, input, nino, notices, openProfile, tab, valueOf } from './profileShop.tsx'

const PUT = 'PUT /v1/accounts/profile/'
let api: ReturnType<typeof mockApi>
let bodies: unknown[]

/** Answers saves in a way of its own, and writes down what is asked. */
function serve(answer?: (body: unknown) => Promise<Response> | Response, customer: User = nino) {
  bodies = []
  api = mockApi(
    http.put('*/v1/accounts/profile/', async ({ request }) => {
      const body: unknown = await request.clone().json()
      bodies.push(body)
      return answer?.(body)
    }),
    ...profileHandlers({ ...customer }),
    ...addressHandlers([]),
  )
}

const refusing = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  cleanup()
  api.close()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

/** Opens the tab of the fields. */
async function openFields(customer: User = nino) {
  const { hands, leave } = openProfile(customer)
  await hands.click(tab('Profile'))
  /** Types another text into a field, which stays open. */
  async function edit(label: string, value: string, text: string) {
    await hands.click(valueOf(label, value))
    await hands.clear(input(label))
    if (text !== '') await hands.keyboard(text)
  }
  return { hands, leave, edit }
}

describe('PROF-02 a field is edited in place', () => {
  test('leaving each of the four saves it by one call with that field alone', async () => {
    serve()
    const { hands, edit } = await openFields()
    await edit('სახელი', 'ნინო', 'თამარ')
    await hands.tab()
    expect(await dialog().findByText('შენახულია')).toBeTruthy()
    await edit('გვარი', 'ბერიძე', ' გელაშვილი ')
    await edit('პირადი ნომერი', '01001012345', '61001012345')
    await edit('ტელეფონი', '+995555123456', '599 11 22 33')
    await hands.tab()
    await waitFor(() => expect(valueOf('ტელეფონი', '+995599112233')).toBeTruthy())
    expect(valueOf('სახელი', 'თამარ')).toBeTruthy()
    expect(valueOf('გვარი', 'გელაშვილი')).toBeTruthy()
    expect(valueOf('პირადი ნომერი', '61001012345')).toBeTruthy()
    expect(bodies).toEqual([
      { first_name: 'თამარ' },
      { last_name: 'გელაშვილი' },
      { idnumber: '61001012345' },
      { phone_number: '599 11 22 33' },
    ])
  })

  test('Back leaves the field as well, also when what opened the modal can’t take the focus', async () => {
    serve()
    // Like a bottom navigation, which is gone while a telephone shows its keyboard.
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    const { leave, edit } = await openFields()
    opener.disabled = true
    await edit('გვარი', 'ბერიძე', 'გელაშვილი')
    leave()
    await waitFor(() => expect(bodies).toEqual([{ last_name: 'გელაშვილი' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    opener.remove()
  })

  test('an invalid value isn’t sent, and the field stays open', async () => {
    serve()
    const { hands, edit } = await openFields()
    await edit('პირადი ნომერი', '01001012345', '0100101')
    await hands.tab()
    expect(await dialog().findByText('პირადი ნომერი უნდა შედგებოდეს 11 ციფრისგან.')).toBeTruthy()
    expect(input('პირადი ნომერი').value).toBe('0100101')
    expect(api.calls).not.toContain(PUT)
  })

  test('the e-mail can’t be changed, and says so; a phone’s keys for a phone, digits for the personal number', async () => {
    serve()
    const { hands } = await openFields()
    expect(dialog().getByText('ელფოსტის შეცვლა არ შეიძლება')).toBeTruthy()
    expect(dialog().queryByRole('button', { name: /ელფოსტა/ })).toBeNull()
    await hands.click(valueOf('ტელეფონი', '+995555123456'))
    expect([input('ტელეფონი').type, input('ტელეფონი').autocomplete]).toEqual(['tel', 'tel'])
    expect(input('ტელეფონი').required).toBe(true)
    await hands.click(valueOf('პირადი ნომერი', '01001012345'))
    expect(input('პირადი ნომერი').inputMode).toBe('numeric')
  })

  test('without them both are shown as missing, and can be filled in', async () => {
    const google = user({ idnumber: '', phone_number: '' })
    serve(undefined, google)
    const { edit } = await openFields(google)
    expect(dialog().getByText('გთხოვთ, შეავსოთ ცარიელი ველები.')).toBeTruthy()
    await edit('პირადი ნომერი', 'მითითებული არ არის', '01001012345{Enter}')
    await waitFor(() => expect(valueOf('პირადი ნომერი', '01001012345')).toBeTruthy())
    await edit('ტელეფონი', 'მითითებული არ არის', '555123456{Enter}')
    await waitFor(() => expect(valueOf('ტელეფონი', '+995555123456')).toBeTruthy())
    expect(dialog().queryByText('გთხოვთ, შეავსოთ ცარიელი ველები.')).toBeNull()
  })
})

describe('PROF-03 a save that fails says why and keeps what was typed', () => {
  test('without a token nothing is sent: User not authenticated', async () => {
    serve()
    const { edit } = await openFields()
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
    await edit('სახელი', 'ნინო', 'თამარ{Enter}')
    const refusal = await dialog().findByText('User not authenticated')
    expect(refusal.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(input('სახელი').value).toBe('თამარ')
    expect(api.calls).not.toContain(PUT)
  })

  test('the other tab saves too, and a failure is shown as a toast and in the field', async () => {
    serve(refusing(500, {}))
    const { hands, edit } = await openFields()
    await edit('სახელი', 'ნინო', 'თამარ')
    await hands.click(tab('Addresses'))
    await waitFor(() => expect(notices()).toEqual(['error: ცვლილება ვერ შეინახა']))
    await hands.click(tab('Profile'))
    expect(input('სახელი').value).toBe('თამარ')
  })

  test('a save continues when the modal is closed, and its failure is shown as a toast', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    serve(async () => {
      await held
      return HttpResponse.json({ detail: 'ბაზა დაკეტილია.' }, { status: 503 })
    })
    const { hands, edit } = await openFields()
    await edit('სახელი', 'ნინო', 'თამარ')
    await hands.click(dialog().getByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies).toEqual([{ first_name: 'თამარ' }])
    expect(notices()).toEqual([])
    answer()
    await waitFor(() => expect(notices()).toEqual(['error: ბაზა დაკეტილია.']))
  })
})

test('PROF-02 two fields saved at once: neither answer takes the other’s change back', async () => {
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  serve(async (body) => {
    // Whole users as they were when each was asked for; the first answer comes last.
    const isFirst = typeof body === 'object' && body !== null && 'first_name' in body
    if (isFirst) await held
    return HttpResponse.json({ ...nino, ...(body as Partial<User>) })
  })
  const { hands, edit } = await openFields()
  await edit('სახელი', 'ნინო', 'თამარ')
  await edit('გვარი', 'ბერიძე', 'გელაშვილი')
  await hands.tab()
  await waitFor(() => expect(valueOf('გვარი', 'გელაშვილი')).toBeTruthy())
  answerFirst()
  await waitFor(() => expect(valueOf('სახელი', 'თამარ')).toBeTruthy())
  expect(dialog().getByText('თამარ გელაშვილი')).toBeTruthy()
})
