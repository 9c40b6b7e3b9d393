import { adminEn, adminKa, type AdminCatalogue } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PASSWORD } from '../../mocks/accounts.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { APP_CODE, RECOVERY_CODES } from '../../mocks/adminSecondFactor.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/security', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const account = (isOn: boolean) => ({
  parameters: { server: () => adminHandlers({ secondFactor: { isOn, isNeeded: false } }) },
})
const english = { args: { language: 'en' }, globals: { language: 'en' } } satisfies Story
const password = () => screen.findByLabelText(/^(პაროლი|Password)/, { selector: 'input' })
const button = (name: string) => screen.findByRole('button', { name })

/** Begins with the password: the QR code and the key are shown. */
const begin =
  (t: AdminCatalogue): Play =>
  async ({ userEvent }) => {
    await userEvent.type(await password(), PASSWORD)
    await userEvent.click(await button(t['admin.security.begin']))
    await expect(await screen.findByRole('img', { name: t['admin.security.qr'] })).toBeVisible()
    await expect(screen.getByText(/^JBSW Y3DP/)).toBeVisible()
    const code = screen.getByRole('textbox', { name: new RegExp(`^${t['admin.security.code']}`) })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
  }

/** Confirms it by a first code: the recovery codes are shown. */
const confirm =
  (t: AdminCatalogue): Play =>
  async (context) => {
    await begin(t)(context)
    const { userEvent } = context
    await userEvent.type(screen.getByRole('textbox'), APP_CODE)
    await userEvent.click(await button(t['admin.security.confirm']))
    const list = within(await screen.findByRole('list', { name: t['admin.security.codes'] }))
    await expect(list.getAllByRole('listitem')).toHaveLength(RECOVERY_CODES.length)
  }

/** It is off; a member of the staff switches it on for their own account. */
export const Off: Story = {
  ...account(false),
  play: async () => {
    await expect(await button('ჩართვა')).toBeVisible()
  },
}

export const WrongPassword: Story = {
  ...account(false),
  play: async ({ userEvent }) => {
    await userEvent.type(await password(), 'wrong')
    await userEvent.click(await button('ჩართვა'))
    await expect(await screen.findByText('პაროლი არასწორია.')).toBeVisible()
  },
}

/** The authenticator app reads the QR code, or the key is typed. */
export const Setup: Story = { ...account(false), play: begin(adminKa) }

/** A wrong first code is said at the field; another secret can be made. */
export const WrongFirstCode: Story = {
  ...account(false),
  play: async (context) => {
    await begin(adminKa)(context)
    const { userEvent } = context
    await userEvent.type(screen.getByRole('textbox'), '000000')
    await userEvent.click(await button('დადასტურება'))
    await expect(await screen.findByText('კოდი არასწორია ან უკვე გამოყენებულია.')).toBeVisible()
    await userEvent.click(await button('თავიდან დაწყება'))
    await expect(await button('ჩართვა')).toBeVisible()
  },
}

/** The recovery codes are shown once. */
export const Codes: Story = { ...account(false), play: confirm(adminKa) }

/** Once they are saved, the page shows that it is on. */
export const CodesKept: Story = {
  ...account(false),
  play: async (context) => {
    await confirm(adminKa)(context)
    await context.userEvent.click(await button('შევინახე'))
    await expect(await screen.findByText(/^ჩართულია/)).toBeVisible()
    await expect(screen.queryByText(RECOVERY_CODES[0] ?? '')).toBeNull()
  },
}

/** It is on. */
export const On: Story = {
  ...account(true),
  play: async () => {
    await expect(await screen.findByText('დარჩენილი სათადარიგო კოდები: 10')).toBeVisible()
  },
}

/** New recovery codes take the password and a code; a wrong one leaves what was typed. */
export const Renewed: Story = {
  ...account(true),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('ახალი სათადარიგო კოდები'))
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.type(await password(), PASSWORD)
    const code = inside.getByRole('textbox', { name: /კოდი/ })
    await userEvent.type(code, '000000')
    await userEvent.click(inside.getByRole('button', { name: 'შექმნა' }))
    await expect(await screen.findByText('კოდი არასწორია ან უკვე გამოყენებულია.')).toBeVisible()
    await userEvent.clear(code)
    await userEvent.type(code, RECOVERY_CODES[0] ?? '')
    await userEvent.click(inside.getByRole('button', { name: 'შექმნა' }))
    await expect(await screen.findByRole('list', { name: 'სათადარიგო კოდები' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The question before it is switched off. */
export const SwitchOff: Story = {
  ...account(true),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('გამორთვა'))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

export const SwitchedOff: Story = {
  ...account(true),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('გამორთვა'))
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.type(await password(), PASSWORD)
    await userEvent.type(inside.getByRole('textbox', { name: /კოდი/ }), APP_CODE)
    await userEvent.click(inside.getByRole('button', { name: 'გამორთვა' }))
    await expect(await button('ჩართვა')).toBeVisible()
  },
}

export const EnglishOff: Story = { ...account(false), ...english }
export const EnglishSetup: Story = { ...account(false), ...english, play: begin(adminEn) }
export const EnglishCodes: Story = { ...account(false), ...english, play: confirm(adminEn) }
export const EnglishOn: Story = {
  ...account(true),
  ...english,
  play: async () => {
    await expect(await screen.findByText('Recovery codes left: 10')).toBeVisible()
  },
}
