import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { shopOrder } from '../../mocks/admin.ts'
import { mockEvents } from '../../mocks/adminEvents.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { savedFilters } from '#admin/features/orders/model/savedFilters.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const orders = [
  shopOrder(),
  shopOrder({
    id: '2',
    order_number: '261119-90210',
    status: 'shipped',
    payment_status: 'completed',
    total_price: 1240.5,
    city: 'ქუთაისი',
    customer: { name: 'Giorgi Kapanadze', email: 'giorgi@example.ge', phone_number: '' },
  }),
  shopOrder({
    id: '3',
    order_number: '261118-00017',
    status: 'cancelled',
    payment_status: 'failed',
    city: '',
    customer: {
      name: '',
      email: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
      phone_number: '',
    },
  }),
]

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, server: () => adminHandlers({ orders }) },
  args: { path: '/orders', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const list = async () => within(await screen.findByRole('list', { name: 'შეკვეთები' }))

/** Orders of all customers, newest first. A search is by number, e-mail or phone number. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect((await list()).getAllByRole('link')).toHaveLength(3)
    await userEvent.type(screen.getByRole('textbox', { name: /ნომერი/ }), '90210{Enter}')
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(1))
    await expect(screen.getByText('Giorgi Kapanadze')).toBeVisible()
  },
}

/** More orders follow on a press. */
export const More: Story = {
  parameters: { server: () => adminHandlers({ orders, part: 2 }) },
  play: async ({ userEvent }) => {
    await expect((await list()).getAllByRole('link')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'მეტის ჩვენება' }))
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(3))
    await expect(screen.queryByRole('button', { name: 'მეტის ჩვენება' })).toBeNull()
  },
}

const live = mockEvents()
const placed = shopOrder({ id: '4', order_number: '261121-55555' })
const arriving = [...orders]
const reads = fn()

/** A new order appears by itself. */
export const Live: Story = {
  parameters: {
    server: () => [
      live.handler,
      http.get('*/v1/admin/orders/', () => {
        reads()
        return HttpResponse.json({ next: null, results: arriving })
      }),
      ...adminHandlers(),
    ],
  },
  beforeEach: () => {
    reads.mockClear()
    arriving.splice(0, arriving.length, ...orders)
  },
  play: async ({ userEvent }) => {
    await expect((await list()).getAllByRole('link')).toHaveLength(3)
    // The list is read again when the stream is open.
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
    arriving.unshift(placed)
    live.notify({ kind: 'orderPlaced', id: placed.id })
    await expect(await (await list()).findByText('261121-55555')).toBeVisible()
    const sound = screen.getByRole('button', { name: 'ხმა ახალ შეკვეთაზე' })
    await userEvent.click(sound)
    await expect(sound).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(sound)
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
  },
}

/** While no events arrive, the page says that the list may be old. */
export const ConnectionLost: Story = {
  parameters: { server: () => [failingHandler('/v1/admin/events/'), ...adminHandlers({ orders })] },
  play: async () => {
    await expect(await screen.findByText(/კავშირი გაწყდა/, undefined, { timeout: 10_000 })).toBeVisible()
  },
}

/** The filter is in the address, so a link to it can be sent. */
export const Filtered: Story = {
  args: { path: '/orders?status=shipped' },
  play: async () => {
    await expect((await list()).getAllByRole('link')).toHaveLength(1)
  },
}

/** A filter gets a name, and is one press away from then on. */
export const SavedFilter: Story = {
  args: { path: '/orders?status=shipped' },
  beforeEach: () => {
    savedFilters.set(null)
    return () => savedFilters.set(null)
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ფილტრის შენახვა' }))
    const name = await screen.findByRole('textbox', { name: 'სახელი' })
    await userEvent.type(name, '  {Enter}')
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'გზაშია{Enter}')
    const saved = await screen.findByRole('link', { name: 'გზაშია' })
    await expect(saved).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'სტატუსი' }), '')
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(3))
    await userEvent.click(saved)
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(1))
  },
}

/** A sum that isn't a number is named. What is typed stays when another filter is chosen. */
export const WrongSum: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'მეტი ფილტრი' }))
    const sum = screen.getByRole('textbox', { name: 'თანხა (₾), მინიმუმ' })
    await userEvent.type(sum, 'ბევრი{Enter}')
    await expect(await screen.findByText(/მიუთითეთ თანხა/)).toBeVisible()
    await expect(sum).toHaveFocus()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'სტატუსი' }), 'shipped')
    await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(1))
    await expect(sum).toHaveValue('ბევრი')
  },
}

/** No order matches; one press shows all. */
export const NoneFound: Story = {
  args: { path: '/orders?search=999' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ყველას ნახვა' }))
    await expect((await list()).getAllByRole('link')).toHaveLength(3)
  },
}

export const NoOrders: Story = {
  parameters: { server: () => adminHandlers({ orders: [] }) },
}

export const Loading: Story = {
  parameters: { server: () => [pendingHandler('/v1/admin/orders/'), ...adminHandlers()] },
}

export const Failed: Story = {
  parameters: { server: () => [failingHandler('/v1/admin/orders/'), ...adminHandlers()] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

export const English: Story = { globals: { language: 'en' } }
