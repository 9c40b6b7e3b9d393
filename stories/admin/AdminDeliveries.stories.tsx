import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { delivery } from '../../mocks/admin.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const deliveries = [
  delivery(),
  delivery({
    id: '2',
    order_number: '261119-90210',
    customer: { name: 'Giorgi Kapanadze', phone_number: '' },
    latitude: null,
    longitude: null,
  }),
]

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/deliveries', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

/** To whom, where, how to call; and, after a question, that it has arrived. */
export const Delivered: Story = {
  parameters: { server: () => adminHandlers({ role: 'courier', deliveries }) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('link', { name: 'დარეკვა: +995555987654' })).toHaveAttribute(
      'href',
      'tel:+995555987654',
    )
    const [first] = screen.getAllByRole('button', { name: 'მივიტანე' })
    if (first) await userEvent.click(first)
    const inside = within(await screen.findByRole('alertdialog'))
    await userEvent.click(inside.getByRole('button', { name: 'დიახ, მივიტანე' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'მივიტანე' })).toHaveLength(1))
    // The pressed button went with its order.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  },
}

export const Nothing: Story = {
  parameters: { server: () => adminHandlers({ role: 'courier', deliveries: [] }) },
  play: async () => {
    await expect(await screen.findByText('მისატანი შეკვეთა არ გაქვთ')).toBeVisible()
  },
}
