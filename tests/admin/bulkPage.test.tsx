import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BulkPage } from '#admin/pages/BulkPage.tsx'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { adminBulkHandlers } from '#mocks/adminBulkHandlers.ts'
import { adminProductHandlers } from '#mocks/adminProductHandlers.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { asCustomer, keepCookies, SessionOf } from '../src/features/orders/customer.tsx'
import { closeApis, mockApi, Shop } from '../src/support/shop.tsx'

beforeEach(() => keepCookies())
afterEach(() => {
  cleanup()
  closeApis()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const owner = asCustomer()

function History() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>browser back</button>
      <button onClick={() => void navigate(1)}>browser forward</button>
    </>
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'რამდენით' })

test('Back from the preview leads to what was typed, and the counts are there again after it', async () => {
  mockApi(...adminBulkHandlers(), ...adminProductHandlers())
  const person = userEvent.setup()
  render(
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={owner}>
          <MemoryRouter initialEntries={['/products/bulk']}>
            <BulkPage />
            <History />
          </MemoryRouter>
        </SessionOf>
      </Shop>
    </LanguageProvider>,
  )
  await person.type(await field(), '7')
  await person.click(await button('რა შეიცვლება'))
  await person.click(await button('1 პროდუქტის შეცვლა'))
  await screen.findByText('შეიცვალა 1')

  await person.click(await button('browser back'))
  expect((await field()).value).toBe('7')
  await person.click(await button('browser forward'))
  expect(screen.getByText('შეიცვალა 1')).toBeDefined()
  expect(screen.queryByRole('button', { name: '1 პროდუქტის შეცვლა' })).toBeNull()
})
