import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/no/such/page', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Any other path, with a way home. */
export const Default: Story = {
  name: 'ROUTE-06 Default',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'გვერდი ვერ მოიძებნა' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'მთავარ გვერდზე დაბრუნება' })).toHaveAttribute('href', '/')
  },
}
