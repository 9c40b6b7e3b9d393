import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { againHandler, cancellableOrderHandlers } from '../../mocks/orderChangeHandlers.ts'
import { cardOrder, orderPayment, transferOrder } from '../../mocks/payments.ts'
import { pendingHandler } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'
import { shownOrder } from '../support/shownOrder.ts'

const open = transferOrder('bank')
const over = cardOrder('expired')
const created_at = '2026-11-22T08:12:00.000Z'
const paid = cardOrder('paid', { status: 'delivered' })
const partlyRefunded = {
  ...paid,
  payment: orderPayment({
    state: 'paid',
    refunds: [
      {
        ...{ id: 'r1', amount: 18.5, is_done: true, created_at },
        items: paid.items.slice(0, 1).map(({ id }) => ({ id, quantity: 1 })),
      },
      { id: 'r2', amount: 5, is_done: false, items: [], created_at },
    ],
  }),
}

const meta = {
  component: Screen,
  parameters: { ...screenParameters },
  beforeEach: asCustomer(),
  args: { path: '/orders', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type UserEvent = Parameters<Play>[0]['userEvent']

const dialog = async () => within(await screen.findByRole('dialog', { name: 'ჩემი შეკვეთები' }))
const question = async () => within(await screen.findByRole('alertdialog'))
const press = async (userEvent: UserEvent, name: string) =>
  userEvent.click(await (await dialog()).findByRole('button', { name }))
const CANCEL = 'შეკვეთის გაუქმება'
const AGAIN = 'თავიდან შეკვეთა'

/** Cancelling a pending order needs a confirmation: the focus is on the button that keeps the order. */
export const Asked: Story = {
  ...shownOrder(open),
  play: async ({ userEvent }) => {
    await press(userEvent, CANCEL)
    const inside = await question()
    await waitFor(() => expect(inside.getByRole('button', { name: 'დატოვება' })).toHaveFocus())
  },
}

/** It is cancelled, and can be ordered again. */
export const Cancelled: Story = {
  ...shownOrder(open, ...cancellableOrderHandlers(open)),
  play: async ({ userEvent }) => {
    await press(userEvent, CANCEL)
    await userEvent.click((await question()).getByRole('button', { name: CANCEL }))
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText('გაუქმებული')).toBeVisible())
    await expect(inside.getByRole('button', { name: AGAIN })).toBeVisible()
    await waitFor(() => expect(inside.getByRole('heading', { name: /შეკვეთა №/ })).toHaveFocus())
  },
}

/** What was refunded of an order, and what is on its way back. */
export const PartlyRefunded: Story = {
  ...shownOrder(partlyRefunded),
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findByRole('heading', { name: 'დაბრუნებული თანხა' })).toBeVisible()
    await expect(inside.getByText(/18,50.*დაგიბრუნდათ/)).toBeVisible()
    await expect(inside.getByText(/5,00.*ბრუნდება/)).toBeVisible()
  },
}

/** Available products are in the cart, the others are listed. */
export const Again: Story = {
  ...shownOrder(
    over,
    againHandler({
      added: 2,
      left_out: [{ product_name: 'ალპური თაფლი, 500 გ', specification: null, quantity: 1 }],
    }),
  ),
  play: async ({ userEvent }) => {
    await press(userEvent, AGAIN)
    await waitFor(() => expect(screen.getByText('კალათაში დაემატა 2 ცალი')).toBeVisible())
    await expect(screen.getByText(/ვერ დაემატა: ალპური თაფლი, 500 გ × 1/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'ჩემი შეკვეთები' })).toBeNull())
  },
}

/** No product is available: the order stays. */
export const NothingLeft: Story = {
  ...shownOrder(
    over,
    againHandler({
      added: 0,
      left_out: Array.from({ length: 7 }, (_, index) => ({
        product_name: `ხელნაკეთი კაკლის ხის სასადილო მაგიდა ${index + 1}`,
        specification: 'მუქი კაკალი',
        quantity: 2,
      })),
    }),
  ),
  play: async ({ userEvent }) => {
    await press(userEvent, AGAIN)
    await waitFor(() => expect(screen.getByText(/და კიდევ 2 დასახელება/)).toBeVisible())
    await expect((await dialog()).getByRole('button', { name: AGAIN })).toBeVisible()
  },
}

export const Adding: Story = {
  ...shownOrder(over, pendingHandler('/again/')),
  play: async ({ userEvent }) => {
    await press(userEvent, AGAIN)
    await expect((await dialog()).getByRole('button', { name: AGAIN })).toHaveAttribute('aria-busy', 'true')
  },
}
