import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { mockApi } from '../../support/shop.tsx'
import { button, field, openModal, sendByEnter, tab } from './authShop.tsx'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const typed = {
  'First name': 'ნინო',
  'Last name': 'ბერიძე',
  Email: 'nino@example.ge',
  'ID number': '01010012345',
  Phone: '555 12 34 56',
  Password: 'კარგი პაროლი',
  'Confirm password': 'კარგი პაროლი',
}

/** Answers registrations; what they sent is kept. */
function registrations(answer: () => Response) {
  const bodies: unknown[] = []
  api = mockApi(
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'token' })),
    http.post('*/v1/accounts/register/', async ({ request }) => {
      bodies.push(await request.json())
      return answer()
    }),
  )
  return bodies
}

async function openRegistration() {
  const { user, opener } = await openModal()
  await user.click(tab('Sign up'))
  return { user, opener }
}

function fillIn() {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
}

describe('the registration', () => {
  test('AUTH-04 its fields, in their order, as browsers and keyboards want them', async () => {
    await openRegistration()
    const inputs = Object.keys(typed).map((label) => field(label))
    expect(inputs.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ['first_name', 'text', 'given-name'],
      ['last_name', 'text', 'family-name'],
      ['email', 'email', 'username'],
      ['idnumber', 'text', 'off'],
      ['phone_number', 'tel', 'tel'],
      ['password', 'password', 'new-password'],
      ['confirm', 'password', 'new-password'],
    ])
    expect(inputs.every(({ required }) => required)).toBe(true)
    expect(screen.getAllByText('აუცილებელია')).toHaveLength(7)
  })

  test('AUTH-04 is sent without the confirmation and leads to the login with the email filled in', async () => {
    const bodies = registrations(() => HttpResponse.json({ detail: 'ანგარიში მზადაა.' }, { status: 201 }))
    const { user } = await openRegistration()
    fillIn()
    await user.click(button('Sign up'))
    expect(await screen.findByText('ანგარიში მზადაა.')).toBeTruthy()
    expect(tab('Login').getAttribute('aria-selected')).toBe('true')
    expect([field('Email').value, field('Password').value]).toEqual(['nino@example.ge', ''])
    await waitFor(() => expect(document.activeElement).toBe(field('Password')))
    expect(bodies).toEqual([
      {
        first_name: 'ნინო',
        last_name: 'ბერიძე',
        email: 'nino@example.ge',
        idnumber: '01010012345',
        phone_number: '555 12 34 56',
        password: 'კარგი პაროლი',
      },
    ])
    await user.click(tab('Sign up'))
    expect(Object.keys(typed).map((label) => field(label).value)).toEqual(Array(7).fill(''))
  })

  test('AUTH-04 success has words where the server has none, and leaves no failure of the login before it', async () => {
    registrations(() => HttpResponse.json({}, { status: 201 }))
    const { user } = await openModal({ login: () => Promise.reject(new Error('refused')) })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}')
    expect(await screen.findByText('Login failed')).toBeTruthy()
    await user.click(tab('Sign up'))
    fillIn()
    await user.click(button('Sign up'))
    expect(await screen.findByText('ანგარიში შეიქმნა. ახლა შეგიძლიათ შეხვიდეთ.')).toBeTruthy()
    expect(screen.queryByText('Login failed')).toBeNull()
  })

  test("AUTH-04 passwords that differ: Passwords don't match, gone as soon as they do, whichever is mended", async () => {
    const { user } = await openRegistration()
    await user.type(field('Password'), 'მთა და ბარი')
    await user.type(field('Confirm password'), 'მთა')
    await user.tab()
    const message = await screen.findByText("Passwords don't match")
    expect(message.closest('[lang]')?.getAttribute('lang')).toBe('en')
    await user.clear(field('Password'))
    await user.type(field('Password'), 'მთა')
    await waitFor(() => expect(screen.queryByText("Passwords don't match")).toBeNull())
  })

  test('AUTH-04 a failure that is no field’s says the detail, else the fallback, and without an answer the connection', async () => {
    const answers: [string, () => Response][] = [
      ['სცადეთ 60 წამში.', () => HttpResponse.json({ detail: 'სცადეთ 60 წამში.' }, { status: 429 })],
      ['Not today.', () => HttpResponse.json({ non_field_errors: ['Not today.'] }, { status: 400 })],
      ['Registration failed', () => HttpResponse.json({}, { status: 500 })],
      ['სერვერთან დაკავშირება ვერ მოხერხდა', () => HttpResponse.error()],
    ]
    let answer: () => Response = () => HttpResponse.error()
    registrations(() => answer())
    const { user } = await openRegistration()
    fillIn()
    for (const [sentence, next] of answers) {
      answer = next
      await user.click(button('Sign up'))
      expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull()
    }
    expect(Object.keys(typed).map((label) => field(label).value)).toEqual(Object.values(typed))
  })
})

test('AUTH-05 the forgotten password: an e-mail is required; a failure and a success have their sentences', async () => {
  let status = 404
  api = mockApi(
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'token' })),
    http.post('*/v1/accounts/password-reset/', () =>
      HttpResponse.json({ detail: 'ვერ მოიძებნა.' }, { status }),
    ),
  )
  const { user } = await openModal()
  await user.click(button('Forgot password?'))
  await user.click(button('Send reset link'))
  expect(await screen.findByText('ეს ველი აუცილებელია.')).toBeTruthy()
  await user.type(field('Email'), 'nino')
  expect(await screen.findByText('შეიყვანეთ მართებული ელფოსტის მისამართი.')).toBeTruthy()
  await user.type(field('Email'), '@example.ge{Enter}')
  const failure = await screen.findByText('Failed to send reset link. Please try again.')
  expect(failure.closest('[role="alert"]')).not.toBeNull()
  status = 200
  await sendByEnter(user, 'Email')
  const success = await screen.findByText('Password reset link sent successfully. Check your email.')
  expect(success.closest('[role="status"]')).not.toBeNull()
  expect(field('Email').value).toBe('nino@example.ge')
})
