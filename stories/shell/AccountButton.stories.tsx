import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { handlers } from '../support/authScene.ts'
import { customerScreen, longName } from '../support/customerScreen.ts'
import { Screen } from '../support/Screen.tsx'

const meta = {
  component: Screen,
  ...customerScreen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const LongName: Story = {
  parameters: { msw: { handlers: shopHandlers({ user: longName }) } },
  beforeEach: asCustomer(longName),
  play: async ({ canvas }) => {
    const name = 'ანგარიში: კონსტანტინე-ალექსანდრე'
    await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible())
  },
}

/** While the session is being restored neither the login nor a name is shown. */
export const Restoring: Story = {
  name: 'AUTH-07 Restoring',
  parameters: handlers(pendingHandler('/v1/accounts/users/:id/')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Login' })).toBeNull()
  },
}
