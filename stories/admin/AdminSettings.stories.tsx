import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { user } from '../../mocks/accounts.ts'
import { adminHandlers, type MockBackOffice } from '../../mocks/adminHandlers.ts'
import { shopSettings } from '../../mocks/adminSettings.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/settings', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const office = (state: MockBackOffice, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...adminHandlers(state)] },
})

const NEW_IBAN = 'GB29 NWBK 6016 1331 9268 19'
const changedBank = {
  value: { iban: 'GB29NWBK60161331926819', recipient: 'შპს ახალი', bank: '', bic: '' },
  default: shopSettings().bank.default,
  changed: true,
  version: 4,
}
/** A setting's card. */
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 })
  const form = heading.closest('form')
  if (form === null) throw new Error(`no form has the heading ${name}`)
  return within(form)
}
const iban = async () => (await card('საბანკო ანგარიში')).findByRole('textbox', { name: /IBAN/ })
const save = async () =>
  (await card('საბანკო ანგარიში')).findByRole('button', { name: 'საბანკო ანგარიში: შენახვა' })

/** Nothing is changed: each setting has its default. */
export const Defaults: Story = {
  ...office({}),
  play: async () => {
    await expect(await iban()).toHaveValue('GE29NB0000000101904917')
    await expect((await card('შეტყობინება')).getByText('არ ჩანს')).toBeVisible()
    await expect(screen.getAllByText('ნაგულისხმევი')).toHaveLength(5)
    await expect(screen.queryByRole('button', { name: 'ნაგულისხმევის დაბრუნება' })).toBeNull()
  },
}

/** Changed settings, and notices in each state. */
export const Changed: Story = {
  ...office({
    settings: shopSettings({
      bank: changedBank,
      notice: {
        value: {
          ka: '1 იანვარს არ ვმუშაობთ.',
          en: 'Closed on 1 January.',
          until: '2026-01-01T20:00:00.000Z',
        },
        ...{ default: null, changed: true, version: 2 },
      },
    }),
  }),
  play: async () => {
    const notice = await card('შეტყობინება')
    await expect(notice.getByText('ვადა გავიდა')).toBeVisible()
    await expect(notice.getByLabelText(/როდემდე/)).toHaveValue('2026-01-02T00:00')
    await expect((await card('საბანკო ანგარიში')).getByText('შეცვლილი')).toBeVisible()
  },
}

/** What can't be right is shown at its field, and nothing is sent. */
export const Errors: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    const bank = await card('საბანკო ანგარიში')
    await userEvent.clear(await iban())
    await userEvent.type(await iban(), 'GE30NB0000000101904917')
    await userEvent.type(bank.getByRole('textbox', { name: /BIC/ }), 'BANK')
    await userEvent.clear(bank.getByRole('textbox', { name: /მიმღები/ }))
    await userEvent.click(await save())
    await expect(await bank.findByText('ასეთი IBAN არ არსებობს. შეამოწმეთ.')).toBeVisible()
    await expect(bank.getByText('BIC 8 ან 11 ნიშნიანია, მაგალითად BAGAGE22.')).toBeVisible()
    await expect(bank.getByRole('textbox', { name: /მიმღები/ })).toBeInvalid()
    const social = await card('სოციალური ქსელები')
    const facebook = social.getByRole('textbox', { name: /Facebook/ })
    await userEvent.clear(facebook)
    await userEvent.type(facebook, 'http://facebook.com/x')
    await userEvent.click(social.getByRole('button', { name: /შენახვა/ }))
    await expect(await social.findByText('მიუთითეთ სრული მისამართი, https://-ით.')).toBeVisible()
  },
}

/** A new account is saved, and then put back to the default. */
export const Saved: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    const bank = await card('საბანკო ანგარიში')
    await userEvent.clear(await iban())
    await userEvent.type(await iban(), NEW_IBAN)
    await userEvent.click(await save())
    await expect(await bank.findByText('შეცვლილი')).toBeVisible()
    await expect(await iban()).toHaveValue('GB29NWBK60161331926819')
    await userEvent.click(bank.getByRole('button', { name: 'ნაგულისხმევის დაბრუნება' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/GE29NB0000000101904917/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'ნაგულისხმევის დაბრუნება' }))
    await waitFor(async () => expect(await iban()).toHaveValue('GE29NB0000000101904917'))
    await expect(await bank.findByText('ნაგულისხმევი')).toBeVisible()
  },
}

/** Another owner has saved an account meanwhile. The handlers answer once. */
const conflict = () =>
  office(
    {},
    http.put('*/v1/admin/settings/bank/', () => HttpResponse.json({ detail: 'შეიცვალა' }, { status: 409 }), {
      once: true,
    }),
    http.get('*/v1/admin/settings/', () => HttpResponse.json(shopSettings()), { once: true }),
    http.get('*/v1/admin/settings/', () => HttpResponse.json(shopSettings({ bank: changedBank }))),
  )

/** Both accounts are shown, and what was typed stays until one is chosen. */
export const Conflict: Story = {
  ...conflict(),
  play: async ({ userEvent }) => {
    await userEvent.clear(await iban())
    await userEvent.type(await iban(), 'GE29NB0000000101904917')
    const recipient = (await card('საბანკო ანგარიში')).getByRole('textbox', { name: /მიმღები/ })
    await userEvent.type(recipient, ' 2')
    await userEvent.click(await save())
    const bank = await card('საბანკო ანგარიში')
    await expect(await bank.findByText('შენახულია: GB29NWBK60161331926819')).toBeVisible()
    await expect(bank.getByText('თქვენი: შპს დუქანი 2')).toBeVisible()
    await expect(recipient).toHaveValue('შპს დუქანი 2')
  },
}

/** Their account is kept. */
export const ConflictSettled: Story = {
  ...conflict(),
  play: async (context) => {
    await Conflict.play?.(context)
    const bank = await card('საბანკო ანგარიში')
    await context.userEvent.click(bank.getByRole('button', { name: 'შენახული დარჩეს' }))
    await waitFor(async () => expect(await iban()).toHaveValue('GB29NWBK60161331926819'))
    await expect(bank.queryByText(/^თქვენი/)).toBeNull()
    await expect(await save()).toHaveFocus()
  },
}

/** The server is away: the message is in the card, and what was typed stays, also through a reload. */
export const SaveFailed: Story = {
  ...office({}, failingHandler('/v1/admin/settings/notice/')),
  play: async ({ userEvent }) => {
    const notice = await card('შეტყობინება')
    const text = notice.getByRole('textbox', { name: /ქართულად/ })
    await userEvent.type(text, 'დღეს არ ვმუშაობთ')
    await userEvent.type(notice.getByRole('textbox', { name: /ინგლისურად/ }), 'Closed today')
    await userEvent.click(notice.getByRole('button', { name: /შენახვა/ }))
    // The live region is there before its text.
    await waitFor(() => expect(notice.getByRole('alert')).toHaveTextContent(/./))
    await expect(text).toHaveValue('დღეს არ ვმუშაობთ')
    await expect(sessionStorage.getItem('dukani.draft.setting.notice')).toContain('დღეს არ ვმუშაობთ')
  },
}

/** What was typed before the page was loaded anew is there again. */
export const Restored: Story = {
  ...office({}),
  beforeEach: async () => {
    const customer = String(user().id)
    const texts = { ka: 'ხვალ არ ვმუშაობთ', en: '', until: '', version: '0' }
    sessionStorage.setItem('dukani.draft.setting.notice', JSON.stringify({ customer, texts }))
    return () => sessionStorage.removeItem('dukani.draft.setting.notice')
  },
  play: async () => {
    const notice = await card('შეტყობინება')
    await waitFor(() =>
      expect(notice.getByRole('textbox', { name: /ქართულად/ })).toHaveValue('ხვალ არ ვმუშაობთ'),
    )
  },
}

export const Loading: Story = office({}, pendingHandler('/v1/admin/settings/'))
export const Failed: Story = office({}, failingHandler('/v1/admin/settings/'))
export const Phone: Story = { ...office({}), globals: { viewport: { value: 'phone' } } }
export const Dark: Story = {
  ...office({ settings: shopSettings({ bank: changedBank }) }),
  globals: { theme: 'dark' },
}
export const English: Story = { ...office({}), globals: { language: 'en' } }
