import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SettingsPage } from '#admin/pages/SettingsPage.tsx'
import { settingHandlers, shopSettings } from '#mocks/adminSettings.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

test('a setting whose stored value can’t be read shows the default, says so, and can be put back', async () => {
  const { delivery } = shopSettings()
  mockApi(
    ...settingHandlers(shopSettings({ delivery: { ...delivery, value: null, changed: true, version: 3 } })),
  )
  const person = userEvent.setup()
  render(
    <MemoryRouter>
      <SettingsPage />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  const sentence = /შენახული მნიშვნელობა ვერ იკითხება/
  await screen.findByText(sentence)
  expect(screen.getByDisplayValue(delivery.default?.ka ?? '')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'ნაგულისხმევის დაბრუნება' }))
  const question = within(await screen.findByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'ნაგულისხმევის დაბრუნება' }))
  await expect.poll(() => screen.queryByText(sentence)).toBeNull()
})
