import type { ShopSettings } from '@dukani/contracts'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SettingsPage } from '#admin/pages/SettingsPage.tsx'
import { settingHandlers, shopSettings } from '#mocks/adminSettings.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const { delivery, notice } = shopSettings()

function open(changes: Partial<ShopSettings>) {
  mockApi(...settingHandlers(shopSettings(changes)))
  render(
    <MemoryRouter>
      <SettingsPage />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  return userEvent.setup()
}

test('a setting whose stored value can’t be read shows the default, says so, and can be put back', async () => {
  const person = open({ delivery: { ...delivery, value: null, changed: true, version: 3 } })
  const sentence = /შენახული მნიშვნელობა ვერ იკითხება/
  await screen.findByText(sentence)
  expect(screen.getByDisplayValue(delivery.default?.ka ?? '')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'ნაგულისხმევის დაბრუნება' }))
  const question = within(await screen.findByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'ნაგულისხმევის დაბრუნება' }))
  await expect.poll(() => screen.queryByText(sentence)).toBeNull()
})

test('a notice whose stored value can’t be read says that it isn’t shown, instead of a default that it doesn’t have', async () => {
  open({ notice: { ...notice, value: null, changed: true, version: 3 } })
  await screen.findByText('შენახული განცხადება ვერ იკითხება, ამიტომ არ ჩანს.')
  expect(screen.queryByText(/შენახული მნიშვნელობა ვერ იკითხება/)).toBeNull()
})
