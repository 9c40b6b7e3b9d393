import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { user } from '../../mocks/accounts.ts'
import { pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { handlers, leavingNobodyLoggedIn, type Scene } from '../support/authScene.ts'
import { customerScreen, longName } from '../support/customerScreen.ts'
import { Screen } from '../support/Screen.tsx'

const pictured = user({ profile_pic: '/media/profile/nino.webp' })

const meta = {
  component: Screen,
  ...customerScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Opens it from the header, as a customer. */
async function open({ canvas, userEvent }: Scene, name = 'ნინო') {
  await userEvent.click(await canvas.findByRole('button', { name: `ანგარიში: ${name}` }))
  return listening(await canvas.findByRole('dialog', { name }))
}

/** The sidebar, once it takes presses: it ignores the second tap of a double tap. */
async function listening(dialog: HTMLElement) {
  const sidebar = within(dialog)
  const [one] = sidebar.getAllByRole('button')
  await waitFor(() => expect(one).not.toHaveStyle({ pointerEvents: 'none' }))
  return sidebar
}

/** For a story's `beforeEach`, in place of the one for all stories: a guest. */
const asGuest = () => {
  const clear = leavingNobodyLoggedIn()
  clear()
  return clear
}

/** Opens it from the bottom navigation. */
async function openMenu({ canvas, userEvent }: Scene, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'მენიუ' }))
  return listening(await canvas.findByRole('dialog', { name }))
}

/** A guest: only the login. */
export const Guest: Story = {
  name: 'NAV-04 NAV-05 Guest',
  beforeEach: asGuest,
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const sidebar = await openMenu(scene, 'Guest')
    await waitFor(() => expect(sidebar.getByRole('heading', { name: 'Guest' })).toHaveFocus())
    await userEvent.click(sidebar.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Account' })).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'მენიუ' })).toHaveFocus())
    await openMenu(scene, 'Guest')
  },
}

/** The picture, the first name, the links; Escape returns the focus. */
export const Customer: Story = {
  name: 'NAV-04 NAV-05 Customer',
  parameters: { msw: { handlers: shopHandlers({ user: pictured }) } },
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const sidebar = await open(scene)
    await expect(sidebar.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ანგარიში: ნინო' })).toHaveFocus())
    await open(scene)
  },
}

/** The profile's three lines, by keyboard; `Settings` only closes the sidebar. */
export const ProfileExpanded: Story = {
  name: 'NAV-05 Profile expanded',
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const sidebar = await open(scene)
    await waitFor(() => expect(sidebar.getByRole('heading', { name: 'ნინო' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(sidebar.getByRole('button', { name: 'Profile', expanded: false })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(sidebar.getByRole('button', { name: 'Settings' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const again = await open(scene)
    await userEvent.click(again.getByRole('button', { name: 'Profile', expanded: false }))
    await waitFor(() => expect(again.getByRole('button', { name: 'Change Password' })).toBeVisible())
  },
}

export const LongName: Story = {
  parameters: { msw: { handlers: shopHandlers({ user: longName }) } },
  beforeEach: asCustomer(longName),
  play: async (scene) => {
    await open(scene, longName.first_name)
  },
}

/** While the session is being restored nothing for guests or customers is shown. */
export const Restoring: Story = {
  name: 'AUTH-07 Restoring',
  parameters: handlers(pendingHandler('/v1/accounts/users/:id/')),
  play: async (scene) => {
    const sidebar = await openMenu(scene, 'Account')
    await expect(sidebar.queryByRole('listitem')).toBeNull()
  },
}

/** On its way. The last one: what is given up after 10 s logs the next one's customer out. */
export const LogoutPending: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/logout/')),
  play: async (scene) => {
    const sidebar = await open(scene)
    const logout = sidebar.getByRole('button', { name: 'Logout' })
    await scene.userEvent.click(logout)
    await expect(logout).toHaveAttribute('aria-busy', 'true')
  },
}
