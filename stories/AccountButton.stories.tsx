import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { user } from '../mocks/accounts.ts'
import { pendingHandler, shopHandlers } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import { handlers } from './support/authScene.ts'
import { Screen } from './support/Screen.tsx'

const longName = user({
  first_name: 'კონსტანტინე-ალექსანდრე',
  last_name: 'ჩიქოვანი-მჟავანაძე-დადიანი',
  email: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
})
const onPhone = { viewport: { value: 'phone' } }

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen', landmark: 'own', msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' },
  beforeEach: asCustomer(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The name in the header, the orders and the logout under it; Escape and a press elsewhere close it (NAV-05). */
export const Customer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'ანგარიში: ნინო' })
    await userEvent.click(button)
    const orders = await canvas.findByRole('link', { name: 'ჩემი შეკვეთები' })
    await expect(orders).toHaveAttribute('href', '/orders')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.queryByRole('link', { name: 'ჩემი შეკვეთები' })).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText('nino@example.ge')).toBeVisible())
  },
}

export const CustomerOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ანგარიში: ნინო' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible())
  },
}

export const LongName: Story = {
  parameters: { msw: { handlers: shopHandlers({ user: longName }) } },
  beforeEach: asCustomer(longName),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ანგარიში: კონსტანტინე-ალექსანდრე' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible())
  },
}

/** Logged out, the page begins anew with a guest (AUTH-09). */
export const LoggedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ანგარიში: ნინო' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible())
    await expect(document.cookie).not.toContain('accessToken')
  },
}

/** While the session is being restored neither the login nor a name is promised (AUTH-07). */
export const Restoring: Story = {
  parameters: handlers(pendingHandler('/v1/accounts/users/:id/')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull()
  },
}
