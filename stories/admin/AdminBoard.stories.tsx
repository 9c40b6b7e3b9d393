import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopOrder } from '../../mocks/admin.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const paid = { payment_status: 'completed' } as const
const packed = '2026-11-21T09:00:00.000Z'
const orders = [
  shopOrder({ payment_method: 'bank' }),
  shopOrder({ id: '2', order_number: '261119-90210', status: 'confirmed', city: 'ქუთაისი', ...paid }),
  shopOrder({
    ...{ id: '3', order_number: '261119-00017', status: 'pending', total_price: 1240.5, ...paid },
    customer: {
      name: '',
      email: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
      phone_number: '',
    },
  }),
  shopOrder({ id: '4', order_number: '261118-44444', status: 'confirmed', prepared_at: packed, ...paid }),
  shopOrder({ id: '5', order_number: '261117-55555', status: 'shipped', prepared_at: packed, ...paid }),
]

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, server: () => adminHandlers({ orders }) },
  args: { path: '/orders/board', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const column = async (name: string) => within(await screen.findByRole('region', { name }))

/** A packed order moves on to the next column. On a phone the columns are shown one at a time. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const prepare = await column('მოსამზადებელია')
    await userEvent.click(await prepare.findByRole('button', { name: 'მომზადებულია: 261119-90210' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'მომზადებულია' }))
    await waitFor(() => expect(prepare.queryByRole('link', { name: '261119-90210' })).toBeNull())
    await expect(await prepare.findByRole('link', { name: '261119-00017' })).toBeVisible()
    const prepared = await column('მომზადებულია')
    await expect(await prepared.findByRole('link', { name: '261119-90210' })).toBeVisible()
  },
}

/** The address names the column of a phone. */
export const OnPhone: Story = {
  args: { path: '/orders/board?stage=transfer' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await expect(await (await column('გადარიცხვა')).findByRole('link')).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'გზაშია' })).toBeNull()
    await userEvent.click(await screen.findByRole('radio', { name: /გზაშია/ }))
    await expect(await (await column('გზაშია')).findByRole('link', { name: '261117-55555' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { server: () => adminHandlers({ orders: [] }) },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('არაფერია.')).toHaveLength(4))
  },
}

export const Loading: Story = {
  parameters: { server: () => [pendingHandler('/v1/admin/orders/'), ...adminHandlers()] },
  play: async () => {
    await expect(await (await column('მოსამზადებელია')).findByText('იტვირთება…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { server: () => [failingHandler('/v1/admin/orders/'), ...adminHandlers()] },
  play: async () => {
    const prepare = await column('მოსამზადებელია')
    await expect(await prepare.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

export const English: Story = { globals: { language: 'en' } }
