import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { OrderList, OrderListSkeleton, type OrderListEntry } from './index.ts'

const glass = { id: 1, picture: { src: samplePictures.glass } }
const pot = { id: 2, picture: { src: samplePictures.pot } }

const first: OrderListEntry = {
  id: 1,
  href: '#order-1',
  name: 'შეკვეთა № 261120-04711',
  date: '21 ნოემბერი, 2026',
  status: { tone: 'yellow', text: 'მოლოდინში' },
  total: 10100,
  products: [glass, pot],
}
const second: OrderListEntry = {
  ...first,
  id: 2,
  href: '#order-2',
  name: 'შეკვეთა № 261103-90210',
  date: '3 ნოემბერი, 2026',
  status: { tone: 'blue', text: 'დადასტურებული' },
  total: 2450,
  products: [pot],
}

const meta = {
  component: OrderList,
  parameters: {
    about: {
      use: 'The orders of a customer, newest as the caller gives them, each a link to its details.',
      not: 'For one order use OrderDetails; for saved products, SavedList. No orders at all are an EmptyState.',
      accessibility: [
        'A named list; each card is one link with name, total, date and state as its name. The pictures are hidden from screen readers.',
        '`focused` gives one entry the focus, in the middle of the view, when the list appears: the one that the shopper comes back from.',
        'The skeleton is hidden from screen readers: say that the list is loading in a `role="status"` beside it.',
      ],
    },
  },
  args: {
    orders: [first, second],
    labels: { list: 'ჩემი შეკვეთები' },
    language: 'ka',
    onNavigate: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()),
  },
} satisfies Meta<typeof OrderList>
export default meta
type Story = StoryObj<typeof meta>

/** ORDER-01: an order is one link that says number, state, date and total. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link')
    await expect(link).toHaveTextContent('შეკვეთა № 261120-04711')
    await expect(link).toHaveTextContent('მოლოდინში')
    await expect(link).toHaveTextContent('21 ნოემბერი, 2026')
    await expect(link).toHaveTextContent('101,00 ₾')
    if (link) await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), 1)
  },
}

/** ORDER-04: each state has its hue, and an unknown one is shown as it came. Many products, none, and long texts. */
export const EveryState: Story = {
  args: {
    orders: [
      first,
      second,
      {
        ...first,
        id: 3,
        status: { tone: 'indigo', text: 'გაგზავნილი' },
        products: Array.from({ length: 12 }, (_, id) => ({ id, picture: { src: null } })),
      },
      { ...first, id: 4, status: { tone: 'green', text: 'მიწოდებული' }, products: [] },
      { ...first, id: 5, status: { tone: 'red', text: 'გაუქმებული' } },
      {
        ...first,
        id: 6,
        status: { tone: 'neutral', text: 'awaiting_customs_clearance_at_the_border' },
        name: 'შეკვეთა № DUKANI-2026-11-20-000000000000047110815',
        date: 'უცნობი თარიღი',
        total: 123456789,
      },
      { ...first, id: 7, status: { tone: 'neutral', text: 'უცნობი' } },
    ],
  },
}

/** The shopper comes back from an order: its entry has the focus. */
export const CameBack: Story = {
  args: { focused: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')[1]).toHaveFocus())
  },
}

export const Loading: Story = { render: () => <OrderListSkeleton /> }
