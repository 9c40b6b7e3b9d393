import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pendingHandler, shopHandlers } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import { handlers } from './support/authScene.ts'
import { customerScreen, longName } from './support/customerScreen.ts'
import { Screen } from './support/Screen.tsx'

const onPhone = { viewport: { value: 'phone' } }

const meta = {
  component: Screen,
  ...customerScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The name in the header, which opens the sidebar (stories of its own). */
export const Customer: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'ანგარიში: ნინო' })).toBeVisible())
  },
}

export const CustomerOnPhone: Story = { ...Customer, globals: onPhone }

export const LongName: Story = {
  parameters: { msw: { handlers: shopHandlers({ user: longName }) } },
  beforeEach: asCustomer(longName),
  play: async ({ canvas }) => {
    const name = 'ანგარიში: კონსტანტინე-ალექსანდრე'
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible())
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
