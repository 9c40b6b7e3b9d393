import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { auditEntry } from '../../mocks/admin.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const audit = [
  auditEntry(),
  auditEntry({
    id: '2',
    action: 'staff.grant',
    actor: null,
    role: null,
    before: null,
    after: { role: 'courier' },
  }),
  auditEntry({ id: '3', action: 'order.deliver', role: 'courier', after: { status: 'delivered' } }),
]

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, server: () => adminHandlers({ audit }) },
  args: { path: '/audit', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Who did what, and when; also on the command line. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('TBC-2026-4711')).toBeVisible()
    await expect(screen.getByText('ბრძანების სტრიქონი')).toBeVisible()
  },
}

export const NoChanges: Story = {
  parameters: { server: () => adminHandlers({ audit: [] }) },
}
