import type { Order } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { orderListHandlers } from '../../mocks/orderListHandlers.ts'
import { awkwardOrder } from '../../mocks/orders.ts'
import { cardOrder, orderPayment, payHandler, transferOrder } from '../../mocks/payments.ts'
import { failingHandler, pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const paid = cardOrder('paid')
const ofOne = `/v1/orders/${paid.id}/`

const handlers = (...list: ReturnType<typeof shopHandlers>) => ({
  msw: { handlers: [...list, ...shopHandlers()] },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...handlers(...orderListHandlers([paid])) },
  beforeEach: asCustomer(),
  args: { path: `/payment/success?order=${paid.id}`, language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'გადახდა' }))

/** A story of an order with this payment state. */
const showing = (one: Order, title: string): Story => ({
  args: { path: `/payment/success?order=${one.id}` },
  parameters: handlers(...orderListHandlers([one])),
  play: async () => {
    const inside = await sheet()
    await waitFor(() => expect(inside.getByRole('heading', { name: title })).toBeVisible())
    await expect(inside.getByRole('link', { name: 'შეკვეთის ნახვა' })).toBeVisible()
  },
})

/** A thank-you, the order's number and total, and a link to it. */
export const Paid: Story = showing(paid, 'გმადლობთ! შეკვეთა გადახდილია')
export const English: Story = {
  args: { language: 'en' },
  globals: { language: 'en' },
  play: async () => {
    const inside = within(await screen.findByRole('dialog', { name: 'Payment' }))
    await waitFor(() => expect(inside.getByText('Thank you! Your order is paid')).toBeVisible())
  },
}

export const Processing: Story = showing(cardOrder('processing'), 'გადახდა მუშავდება')

/** The page was left unpaid; after a while it can be opened again. */
export const Unpaid: Story = showing(cardOrder('unpaid'), 'გადახდა ჯერ არ დადასტურებულა')

/** Another card can be tried. */
export const Declined: Story = showing(cardOrder('declined'), 'გადახდა ვერ შესრულდა')

/** The server's reason why it can't be paid again. */
export const PayingRefused: Story = {
  ...Declined,
  parameters: handlers(
    payHandler({ detail: 'გადახდის მცდელობები ამოიწურა. შეუკვეთეთ თავიდან.', status: 409 }),
    ...orderListHandlers([cardOrder('declined')]),
  ),
  play: async ({ userEvent }) => {
    const inside = await sheet()
    await userEvent.click(await inside.findByRole('button', { name: 'ხელახლა გადახდა' }))
    await waitFor(() =>
      expect(inside.getByText('გადახდის მცდელობები ამოიწურა. შეუკვეთეთ თავიდან.')).toBeVisible(),
    )
  },
}

/** The order was cancelled: the same products can be ordered again. */
export const Expired: Story = {
  ...showing(cardOrder('expired'), 'გადახდის ვადა გავიდა'),
  play: async () => {
    const inside = await sheet()
    await waitFor(() => expect(inside.getByRole('button', { name: 'თავიდან შეკვეთა' })).toBeVisible())
  },
}
export const Cancelled: Story = showing(cardOrder('cancelled'), 'შეკვეთა გაუქმებულია')
export const Refunding: Story = showing(cardOrder('refunding'), 'თანხა ბრუნდება')
export const Refunded: Story = showing(cardOrder('refunded'), 'თანხა დაბრუნებულია')
export const Transfer: Story = showing(transferOrder('bank'), 'გადარიცხვას ველოდებით')

/** A very long number and a six-digit total. */
export const LongTexts: Story = {
  ...showing(
    awkwardOrder({ payment_method: 'flitt', payment: orderPayment({ state: 'declined', can_pay: true }) }),
    'გადახდა ვერ შესრულდა',
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { parameters: handlers(pendingHandler(ofOne)) }

/** A missing order, or another customer's. */
export const Unknown: Story = {
  args: { path: '/payment/success?order=nothing' },
  play: async () => {
    const inside = await sheet()
    await waitFor(() => expect(inside.getByText('ეს შეკვეთა ვერ მოიძებნა')).toBeVisible())
    await expect(inside.getByRole('link', { name: 'ჩემი შეკვეთები' })).toBeVisible()
  },
}

export const Failing: Story = {
  parameters: handlers(failingHandler(ofOne, 400)),
  play: async () => {
    const inside = await sheet()
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('სერვერის შეცდომა.'))
    await expect(inside.getByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}
