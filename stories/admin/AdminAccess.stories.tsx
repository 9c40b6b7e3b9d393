import { adminKa } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { shopOrderDetails } from '../../mocks/admin.ts'
import { NO_SESSION_COOKIES, PASSWORD, user } from '../../mocks/accounts.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const withoutSession = () => {
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
}

async function logIn(userEvent: UserEvent, password: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: /ელფოსტა/ }), user().email)
  await userEvent.type(screen.getByLabelText(/პაროლი/, { selector: 'input' }), password)
  await userEvent.click(screen.getByRole('button', { name: 'შესვლა' }))
}

/** Who isn't logged in does that here, and sees the pages of their role. */
export const Login: Story = {
  beforeEach: withoutSession,
  play: async ({ userEvent }) => {
    await logIn(userEvent, PASSWORD)
    await expect(await screen.findByRole('heading', { name: 'შეკვეთები' })).toBeVisible()
  },
}

/** What was typed stays. */
export const WrongPassword: Story = {
  beforeEach: withoutSession,
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'wrong')
    await expect(await screen.findByText('ელფოსტა ან პაროლი არასწორია.')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /ელფოსტა/ })).toHaveValue(user().email)
  },
}

/** A customer who isn't on the staff. */
export const NoRight: Story = {
  parameters: { server: () => adminHandlers({ role: null }) },
  play: async () => {
    await expect(await screen.findByText('ამ ანგარიშს მართვის უფლება არ აქვს')).toBeVisible()
  },
}

/** A manager sees no staff and no log; a courier sees their own deliveries only. */
export const Courier: Story = {
  parameters: { server: () => adminHandlers({ role: 'courier' }) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'მიტანა', level: 1 })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'შეკვეთები' })).toBeNull()
  },
}

let isDown = false
const failingRole = http.get('*/v1/admin/me/', () =>
  isDown ? new HttpResponse(null, { status: 500 }) : undefined,
)

/** The role is read again, which fails: the page stays with what was typed there, and says so. */
export const RoleNotRead: Story = {
  args: { path: `/orders/${shopOrderDetails().id}` },
  parameters: { server: () => [failingRole, ...adminHandlers()] },
  beforeEach: () => {
    isDown = false
  },
  play: async ({ userEvent }) => {
    const note = await screen.findByRole('textbox', { name: /შენიშვნა/ })
    await userEvent.type(note, 'კლიენტმა დარეკა')
    isDown = true
    window.dispatchEvent(new Event('online'))
    await expect(await screen.findByText(adminKa['admin.failed'])).toBeVisible()
    await expect(note).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'თავიდან ცდა' }))
    await waitFor(() => expect(screen.queryByText(adminKa['admin.failed'])).toBeNull())
    await expect(note).toHaveValue('კლიენტმა დარეკა')
  },
}

export const UnknownAddress: Story = { args: { path: '/nowhere' } }
