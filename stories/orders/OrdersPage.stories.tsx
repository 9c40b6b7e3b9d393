import type { Order } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { NO_SESSION_COOKIES } from '../../mocks/accounts.ts'
import { orderListHandlers } from '../../mocks/orderListHandlers.ts'
import { awkwardOrder, order, orderItem, orders } from '../../mocks/orders.ts'
import { cardOrder } from '../../mocks/payments.ts'
import { failingHandler, pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

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

/** Two columns where the dialog has room for them. */
export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect((await dialog()).getAllByRole('link')).toHaveLength(5))
    const [first, second, third] = (await dialog())
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
  },
}

export const Loading: Story = { parameters: handlers(pendingHandler('/v1/orders/')) }

export const Empty: Story = {
  parameters: having(),
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText('შეკვეთები არ გაქვთ')).toBeVisible())
  },
}

/** The server's message, in red, with a retry. */
export const Failing: Story = {
  parameters: handlers(failingHandler('/v1/orders/', 400)),
  play: async () => {
    await waitFor(async () =>
      expect((await dialog()).getByRole('alert')).toHaveTextContent('სერვერის შეცდომა. სცადეთ მოგვიანებით.'),
    )
  },
}

/** The next page failed: the loaded orders stay. */
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

/** An order by card that isn't paid can be; its invoice opens in a tab of its own. */
export const PayableDetails: Story = {
  ...detailsOf(cardOrder('declined')),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('button', { name: 'ხელახლა გადახდა' })).toBeVisible())
    await expect(inside.getByText(/ბანკმა უარი თქვა/)).toBeVisible()
    await expect(inside.getByRole('link', { name: 'ინვოისი (ახალ ჩანართში)' })).toBeVisible()
  },
}

/** The bank is processing the payment: a message, without buttons. */
export const ProcessingDetails: Story = {
  ...detailsOf(cardOrder('processing')),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText('გადახდა მუშავდება')).toBeVisible())
    await expect(inside.queryByRole('button', { name: /გადახდა/ })).toBeNull()
  },
}

/** Very long names, a deleted product, a six-digit total, unknown states. */
export const AwkwardDetails: Story = detailsOf(
  awkwardOrder({ status: 'awaiting_customs_clearance', payment_status: '' }),
)

export const FiftyItems: Story = detailsOf(
  order({ items: Array.from({ length: 50 }, (_, id) => orderItem({ id })), total_price: 3850 }),
)

export const DetailsLoading: Story = {
  args: { path: of(plain) },
  parameters: handlers(pendingHandler(`/v1/orders/${plain.id}/`)),
}

/** A missing order, or another customer's, with a link back to the list. */
export const NotFound: Story = {
  args: { path: '/orders/nothing' },
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('ვერ მოიძებნა.'))
    await expect(inside.getByRole('button', { name: 'უკან' })).toBeVisible()
  },
}

/** A guest is asked to log in; the reason stays when the login modal is closed. */
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
