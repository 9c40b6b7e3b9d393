import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { shopOrderDetails } from '../../mocks/admin.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const delivered = shopOrderDetails({
  ...{ status: 'delivered', payment_status: 'completed', payment_method: 'bank', next_statuses: [] },
})
const [first] = delivered.items
const created_at = '2026-11-22T08:12:00.000Z'
const refund = { id: 'r0', amount: 12.5, reference: '', restock: false, items: [], created_at }
const several = shopOrderDetails({
  ...{ status: 'delivered', payment_status: 'completed', payment_method: 'flitt', next_statuses: [] },
  refundable: 10,
  refunds: [
    { ...refund, state: 'done', restock: true, items: [{ id: first?.id ?? '', quantity: 1 }] },
    { ...refund, id: 'r1', amount: 3, state: 'refused' },
    { ...refund, id: 'r2', amount: 5, state: 'due' },
  ],
})
const shown = (order: typeof delivered) => ({ parameters: { server: () => adminHandlers({ order }) } })

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: `/orders/${delivered.id}`, language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await screen.findByRole('alertdialog'))
const refunds = async () => within(await screen.findByRole('region', { name: 'დაბრუნებული თანხა' }))

/** A product comes back: its price is computed, the transfer has its reference, and the product is back in stock. */
export const ProductsRefunded: Story = {
  ...shown(delivered),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ნივთების თანხის დაბრუნება' }))
    const inside = await question()
    const [pieces] = inside.getAllByRole('spinbutton')
    if (pieces === undefined) throw new Error('no field')
    await expect(pieces).toBeInvalid()
    await userEvent.clear(pieces)
    await userEvent.type(pieces, '1')
    await expect(pieces).toBeValid()
    await userEvent.click(inside.getByRole('checkbox'))
    await userEvent.type(inside.getByRole('textbox'), 'TBC-77')
    await userEvent.click(inside.getByRole('button', { name: 'თანხის დაბრუნება' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const list = within((await refunds()).getByRole('list'))
    await expect(list.getByText('TBC-77')).toBeVisible()
    await expect(list.getByText('მარაგს უბრუნდება')).toBeVisible()
  },
}

/** An amount alone, as a goodwill: no more than is left. */
export const AmountAsked: Story = {
  ...shown(several),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'სხვა თანხის დაბრუნება' }))
    const inside = await question()
    const field = inside.getByRole('textbox')
    await userEvent.type(field, '10,01')
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, '2,50')
    await expect(field).toBeValid()
  },
}

/** What was refunded, what the bank has refused, and what is due. */
export const Refunds: Story = {
  ...shown(several),
  play: async () => {
    const list = within((await refunds()).getByRole('list'))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByText('ბანკმა უარყო')).toBeVisible()
  },
}

export const RefundsInEnglish: Story = {
  ...shown(several),
  args: { language: 'en' },
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByText('Refused by the bank')).toBeVisible()
  },
}
