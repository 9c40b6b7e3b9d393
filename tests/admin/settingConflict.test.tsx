import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SettingsPage } from '#admin/pages/SettingsPage.tsx'
import { settingHandlers, shopSettings } from '#mocks/adminSettings.ts'
import { clearDrafts } from '#shared/forms/clearDrafts.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()
afterEach(clearDrafts)

const DELIVERY = 'http://shop.test/v1/admin/settings/delivery/'
const CHANGED = 'პარამეტრი ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.'

/** Types a delivery sentence and sends it after another owner has saved one. */
async function sendAfter(ka: string, typed: string) {
  mockApi(...settingHandlers(shopSettings()))
  render(
    <MemoryRouter>
      <SettingsPage />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  const person = userEvent.setup()
  const heading = await screen.findByRole('heading', { name: 'მიწოდების ვადა' })
  const form = heading.closest('form')
  if (form === null) throw new Error('the setting has no form')
  const card = within(form)
  const field = card.getByRole<HTMLInputElement>('textbox', { name: /^ქართულად/ })
  await person.clear(field)
  await person.type(field, typed)
  await fetch(DELIVERY, {
    method: 'PUT',
    body: JSON.stringify({ version: 0, ka, en: '1 day in Tbilisi, up to 3 days elsewhere' }),
  })
  const save = card.getByRole('button', { name: /შენახვა/ })
  await person.click(save)
  return { person, card, field, save }
}

test('a setting that another owner has saved as it is typed here leaves no message, also at the next change', async () => {
  const { person, card, field } = await sendAfter('ორი დღე', 'ორი დღე')
  await card.findByText('შეცვლილი')
  await person.type(field, ' თბილისში')
  expect(card.queryByText(CHANGED)).toBeNull()
})

test('after a choice between two versions the focus is on the button that saves', async () => {
  const { person, card, save } = await sendAfter('სამი დღე', 'ორი დღე')
  await person.click(await card.findByRole('button', { name: 'ჩემი დარჩეს' }))
  expect(document.activeElement).toBe(save)
})
