import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { user } from '../mocks/accounts.ts'
import { pendingHandler, shopHandlers } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import { handlers, leavingNobodyLoggedIn, type Scene } from './support/authScene.ts'
import { customerScreen, longName } from './support/customerScreen.ts'
import { Screen } from './support/Screen.tsx'

const pictured = user({ profile_pic: '/media/profile/nino.webp' })
const onPhone = { viewport: { value: 'phone' } }

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

/** The sidebar, once it hears: it is deaf to the second of a double tap. */
async function listening(dialog: HTMLElement) {
  const sidebar = within(dialog)
  const [one] = sidebar.getAllByRole('button')
  await waitFor(() => expect(one).not.toHaveStyle({ pointerEvents: 'none' }))
  return sidebar
}

/** For a story's `beforeEach`, over that of all: nobody is logged in. */
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

/** Nobody is logged in: one way on, the authentication modal (NAV-04, NAV-05). */
export const Guest: Story = {
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

export const GuestOnPhone: Story = {
  beforeEach: asGuest,
  globals: onPhone,
  play: async (scene) => {
    await openMenu(scene, 'Guest')
  },
}

/** The picture, the first name, the ways on; Escape gives the focus back (NAV-04, NAV-05). */
export const Customer: Story = {
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

export const CustomerOnPhone: Story = {
  globals: onPhone,
  play: async (scene) => {
    const sidebar = await openMenu(scene, 'ნინო')
    await scene.userEvent.click(sidebar.getByRole('button', { name: 'Profile' }))
    await waitFor(() => expect(sidebar.getByRole('button', { name: 'Edit Profile' })).toBeVisible())
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: { msw: { handlers: shopHandlers({ user: pictured }) } },
  play: async (scene) => {
    await open(scene)
  },
}

export const LongName: Story = {
  parameters: { msw: { handlers: shopHandlers({ user: longName }) } },
  beforeEach: asCustomer(longName),
  globals: onPhone,
  play: async (scene) => {
    await open(scene, longName.first_name)
  },
}

/** The wishlist's modal, with the focus in it; closed, the focus is where it began (NAV-05, NAV-06). */
export const Wishlist: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const sidebar = await open(scene)
    await userEvent.click(sidebar.getByRole('button', { name: 'Wishlist' }))
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(1))
    const modal = await canvas.findByRole('dialog')
    await waitFor(() => expect(modal).toContainElement(document.activeElement as HTMLElement))
    await expect(modal).not.toHaveAccessibleName('ნინო')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'ანგარიში: ნინო' })).toHaveFocus()
  },
}

/** Logged out, the page begins anew with a guest (AUTH-09). */
export const LoggedOut: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene
    const sidebar = await open(scene)
    await userEvent.click(sidebar.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible())
    await expect(document.cookie).not.toContain('accessToken')
  },
}

/** While the session is being restored neither a guest nor a customer is promised anything (AUTH-07). */
export const Restoring: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/users/:id/')),
  play: async (scene) => {
    const sidebar = await openMenu(scene, 'Account')
    await expect(sidebar.queryByRole('listitem')).toBeNull()
  },
}

/** On its way: a second press does nothing (AUTH-09). The last one: what is given up after 10 s logs the next one's customer out. */
export const LogoutPending: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/logout/')),
  play: async (scene) => {
    const sidebar = await open(scene)
    const logout = sidebar.getByRole('button', { name: 'Logout' })
    await scene.userEvent.click(logout)
    await expect(logout).toHaveAttribute('aria-busy', 'true')
  },
}
