import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { mockApi } from '../../support/shop.tsx'
import { button, field, openModal, tab } from './authShop.tsx'

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
function registrations(answer: () => HttpResponse<JsonBodyType>) {
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

async function fillIn(user: UserEvent, changes: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    await user.click(field(label))
    await user.paste(text)
  }
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
    await fillIn(user)
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

  test('AUTH-04 a new account leaves no failure of the login before it', async () => {
    registrations(() => HttpResponse.json({}, { status: 201 }))
    const { user } = await openModal({ login: () => Promise.reject(new Error('refused')) })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}')
    expect(await screen.findByText('Login failed')).toBeTruthy()
    await user.click(tab('Sign up'))
    await fillIn(user)
    await user.click(button('Sign up'))
    expect(await screen.findByText('ანგარიში შეიქმნა. ახლა შეგიძლიათ შეხვიდეთ.')).toBeTruthy()
    expect(screen.queryByText('Login failed')).toBeNull()
  })

  test('AUTH-04 success has words where the server has none', async () => {
    registrations(() => HttpResponse.json({ id: 1 }, { status: 201 }))
    const { user } = await openRegistration()
    await fillIn(user)
    await user.click(button('Sign up'))
    expect(await screen.findByText('ანგარიში შეიქმნა. ახლა შეგიძლიათ შეხვიდეთ.')).toBeTruthy()
  })

  test('AUTH-04 a field is judged when it is left, and then with every change', async () => {
    const { user } = await openRegistration()
    await user.type(field('ID number'), '123')
    expect(field('ID number').getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(await screen.findByText('პირადი ნომერი უნდა შედგებოდეს 11 ციფრისგან.')).toBeTruthy()
    await user.type(field('ID number'), '45678901')
    await waitFor(() => expect(field('ID number').getAttribute('aria-invalid')).toBeNull())
  })

  test("AUTH-04 passwords that differ: Passwords don't match, gone as soon as they do", async () => {
    const bodies = registrations(() => HttpResponse.json({}))
    const { user } = await openRegistration()
    await fillIn(user, { 'Confirm password': 'სხვა პაროლი' })
    await user.click(button('Sign up'))
    const message = await screen.findByText("Passwords don't match")
    expect(message.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(document.activeElement).toBe(field('Confirm password'))
    // Mended at the other of the two.
    await user.clear(field('Password'))
    await user.type(field('Password'), 'სხვა პაროლი')
    await waitFor(() => expect(screen.queryByText("Passwords don't match")).toBeNull())
    expect(bodies).toEqual([])
  })

  test('AUTH-04 what the server refuses stands at its fields, the first focused, and nothing typed is lost', async () => {
    registrations(() =>
      HttpResponse.json(
        { phone_number: ['This number is taken.'], email: ['ეს ელფოსტა დაკავებულია.'] },
        { status: 400 },
      ),
    )
    const { user } = await openRegistration()
    await fillIn(user)
    await user.click(button('Sign up'))
    expect(await screen.findByText('ეს ელფოსტა დაკავებულია.')).toBeTruthy()
    expect(screen.getByText('This number is taken.')).toBeTruthy()
    expect(screen.getByText('Registration failed')).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
    expect(Object.keys(typed).map((label) => field(label).value)).toEqual(Object.values(typed))
    await user.type(field('Email'), 'x')
    await waitFor(() => expect(screen.queryByText('ეს ელფოსტა დაკავებულია.')).toBeNull())
  })

  test.each([
    [{ detail: 'მცდელობა ძალიან ბევრია. სცადეთ 60 წამში.' }, 429, 'მცდელობა ძალიან ბევრია. სცადეთ 60 წამში.'],
    [{ non_field_errors: ['Not today.'] }, 400, 'Not today.'],
    [{}, 500, 'Registration failed'],
  ])('AUTH-04 a failure that is no field’s: %j', async (body, status, sentence) => {
    registrations(() => HttpResponse.json(body, { status }))
    const { user } = await openRegistration()
    await fillIn(user)
    await user.click(button('Sign up'))
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull()
  })

  test('AUTH-01 closing gives up what is under way: its answer changes nothing', async () => {
    let answer = () => {}
    const asked = new Promise<HttpResponse<JsonBodyType>>((resolve) => {
      answer = () => resolve(HttpResponse.json({ detail: 'Too late.' }))
    })
    let aborted: AbortSignal | undefined
    api = mockApi(
      http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'token' })),
      http.post('*/v1/accounts/register/', ({ request }) => {
        aborted = request.signal
        return asked
      }),
    )
    const { user, opener } = await openRegistration()
    await fillIn(user)
    await user.click(button('Sign up'))
    await waitFor(() => expect(aborted).toBeDefined())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(aborted?.aborted).toBe(true)
    answer()
    await user.click(opener)
    expect(field('Email').value).toBe('')
    expect(screen.queryByText('Too late.')).toBeNull()
  })
})

describe('the forgotten password', () => {
  const answered = (status: number, body: JsonBodyType = {}) => {
    api = mockApi(
      http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'token' })),
      http.post('*/v1/accounts/password-reset/', () => HttpResponse.json(body, { status })),
    )
  }

  test('AUTH-05 an email is required', async () => {
    const { user } = await openModal()
    await user.click(button('Forgot password?'))
    await user.click(button('Send reset link'))
    expect(await screen.findByText('ეს ველი აუცილებელია.')).toBeTruthy()
    await user.type(field('Email'), 'nino')
    expect(await screen.findByText('შეიყვანეთ მართებული ელფოსტის მისამართი.')).toBeTruthy()
  })

  test.each([
    [200, 'Password reset link sent successfully. Check your email.', 'status'],
    [404, 'Failed to send reset link. Please try again.', 'alert'],
    [400, 'Failed to send reset link. Please try again.', 'alert'],
  ])('AUTH-05 answered with %i: %s', async (status, sentence, role) => {
    answered(status, { detail: 'ვერ მოიძებნა.' })
    const { user } = await openModal()
    await user.click(button('Forgot password?'))
    await user.type(field('Email'), 'nino@example.ge{Enter}')
    expect((await screen.findByText(sentence)).closest(`[role="${role}"]`)).not.toBeNull()
    expect(field('Email').value).toBe('nino@example.ge')
  })
})
