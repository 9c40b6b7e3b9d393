import type { Order } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { NO_SESSION_COOKIES, PASSWORD, user } from '../mocks/accounts.ts'
import { orderListHandlers } from '../mocks/orderListHandlers.ts'
import { awkwardOrder, order, orderItem, orders } from '../mocks/orders.ts'
import { cardOrder } from '../mocks/payments.ts'
import { failingHandler, pendingHandler, shopHandlers } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

const of = ({ id }: Pick<Order, 'id'>) => `/orders/${id}`
const handlers = (...list: ReturnType<typeof shopHandlers>) => ({
  msw: { handlers: [...list, ...shopHandlers()] },
})
const having = (...list: Order[]) => handlers(...orderListHandlers(list))
const plain = order()

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...having(...orders(5)) },
  beforeEach: asCustomer(),
  args: { path: '/orders', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'ჩემი შეკვეთები' }))
const isNamed = ({ order_number }: Order) => `შეკვეთა № ${order_number}`

/** ORDER-02: an entry opens its details, and back leads to the list again. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const [, second = plain] = orders(5)
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('link', { name: new RegExp(isNamed(second)) }))
    await waitFor(() => expect(inside.getByRole('heading', { name: isNamed(second) })).toHaveFocus())
    await userEvent.click(inside.getByRole('button', { name: 'უკან' }))
    await waitFor(() => expect(inside.getByRole('link', { name: new RegExp(isNamed(second)) })).toHaveFocus())
  },
}

/** ORDER-08: closing leads to the catalogue. */
export const Closed: Story = {
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('button', { name: 'დახურვა' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Loading: Story = { parameters: handlers(pendingHandler('/v1/orders/')) }

export const Empty: Story = {
  parameters: having(),
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText('შეკვეთები არ გაქვთ')).toBeVisible())
  },
}

/** ORDER-06: what the server says, in red, with a retry. */
export const Failing: Story = {
  parameters: handlers(failingHandler('/v1/orders/', 400)),
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByRole('alert')).toHaveTextContent('სერვერის შეცდომა. სცადეთ მოგვიანებით.'),
    )
  },
}

export const One: Story = { parameters: having(plain) }

/** Fifty orders come in pages. */
export const Fifty: Story = {
  parameters: having(...orders(50)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'მეტის ჩვენება' }))
    await waitFor(() => expect(inside.getAllByRole('link')).toHaveLength(18))
  },
}

/** The next page failed: what is there stays. */
export const NextPageFailing: Story = {
  parameters: handlers(
    http.get('*/v1/orders/', ({ request }) =>
      request.url.includes('page=2') ? HttpResponse.json({}, { status: 400 }) : undefined,
    ),
    ...orderListHandlers(orders(50)),
  ),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'მეტის ჩვენება' }))
    await waitFor(() => expect(inside.getByText('შეცდომა მოხდა შეკვეთების ჩატვირთვისას.')).toBeVisible())
    await expect(inside.getAllByRole('link')).toHaveLength(9)
  },
}

export const LongTexts: Story = {
  parameters: having(awkwardOrder({ status: 'awaiting_customs_clearance' }), plain),
}

/** A story of one order's details. */
const detailsOf = (one: Order) => ({ args: { path: of(one) }, parameters: having(one) })

export const Details: Story = {
  ...detailsOf(plain),
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText('101,00 ₾')).toBeVisible())
  },
}

/** API-10: an order by card that isn't paid can be; ORDER-03: its invoice opens in a tab of its own. */
export const PayableDetails: Story = {
  ...detailsOf(cardOrder('declined')),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('button', { name: 'ხელახლა გადახდა' })).toBeVisible())
    await expect(inside.getByText(/ბანკმა უარი თქვა/)).toBeVisible()
    await expect(inside.getByRole('link', { name: 'ინვოისი (ახალ ჩანართში)' })).toBeVisible()
  },
}
export const PayableOnPhone: Story = { ...PayableDetails, globals: { viewport: { value: 'phone' } } }
export const PayableInDark: Story = { ...PayableDetails, globals: { theme: 'dark' } }

/** The bank is at it: it is said, and nothing is to be pressed. */
export const ProcessingDetails: Story = {
  ...detailsOf(cardOrder('processing')),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText('გადახდა მუშავდება')).toBeVisible())
    await expect(inside.queryByRole('button', { name: /გადახდა/ })).toBeNull()
  },
}

export const Confirmed: Story = detailsOf(order({ status: 'confirmed', payment_status: 'completed' }))
export const Shipped: Story = detailsOf(order({ status: 'shipped', payment_status: 'completed' }))
export const Delivered: Story = detailsOf(order({ status: 'delivered', payment_status: 'completed' }))
export const Cancelled: Story = detailsOf(order({ status: 'cancelled', payment_status: 'failed' }))

/** ORDER-04: what only the server knows is shown as it came, and nothing as unknown. */
export const UnknownStatus: Story = {
  ...detailsOf(order({ status: 'awaiting_customs_clearance', payment_status: '' })),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText('awaiting_customs_clearance')).toBeVisible())
    await expect(inside.getByText('უცნობი')).toBeVisible()
  },
}

/** Names without end, a product that is gone, a total of six digits. */
export const AwkwardDetails: Story = detailsOf(awkwardOrder())

export const FiftyItems: Story = detailsOf(
  order({ items: Array.from({ length: 50 }, (_, id) => orderItem({ id })), total_price: 3850 }),
)

export const DetailsLoading: Story = {
  args: { path: of(plain) },
  parameters: handlers(pendingHandler(`/v1/orders/${plain.id}/`)),
}

/** ORDER-06: an order that isn't there, or is another's, with the way back to the list. */
export const NotFound: Story = {
  args: { path: '/orders/nothing' },
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('ვერ მოიძებნა.'))
    await expect(inside.getByRole('button', { name: 'უკან' })).toBeVisible()
  },
}

/** ROUTE-05: a guest is asked to log in, and still sees why when the authentication modal is closed. */
export const Guest: Story = {
  args: { path: of(plain) },
  beforeEach: () => {
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
  },
  play: async ({ userEvent }) => {
    const prompt = within(await screen.findByRole('dialog', { name: 'Account' }))
    await userEvent.click(prompt.getByRole('button', { name: 'დახურვა' }))
    await waitFor(async () => expect((await dialog()).getByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeVisible())
  },
}

/** The login that it asks for leads to the order. */
export const GuestLogsIn: Story = {
  ...Guest,
  parameters: having(plain),
  play: async ({ userEvent }) => {
    const prompt = within(await screen.findByRole('dialog', { name: 'Account' }))
    await userEvent.type(await prompt.findByLabelText(/Email/), user().email)
    await userEvent.type(prompt.getByLabelText(/^Password/), PASSWORD)
    const [submit] = prompt.getAllByRole('button', { name: 'Login' }).slice(-1)
    if (submit) await userEvent.click(submit)
    await waitFor(async () =>
      expect((await dialog()).getByRole('heading', { name: isNamed(plain) })).toBeVisible(),
    )
  },
}
