import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { BulkPage } from '#admin/pages/BulkPage.tsx'
import { adminBulkHandlers } from '#mocks/adminBulkHandlers.ts'
import { adminProductHandlers } from '#mocks/adminProductHandlers.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

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
    <MemoryRouter initialEntries={['/products/bulk']}>
      <BulkPage />
      <History />
    </MemoryRouter>,
    { wrapper: OwnerApp },
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
