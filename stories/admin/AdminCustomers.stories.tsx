import { serverKa } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import {
  openOrderHandler,
  shopCustomer,
  shopCustomerDetails,
  shopCustomerHandlers,
} from '../../mocks/adminCustomers.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: `/customers/${shopCustomer().id}`, language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const shown = (...handlers: ReturnType<typeof shopCustomerHandlers>) => ({
  parameters: { server: () => [...handlers, ...adminHandlers()] },
})
const question = async () => within(await screen.findByRole('alertdialog'))

/** A known, a blocked and an erased customer. The list is searched. */
export const Listed: Story = {
  args: { path: '/customers' },
  ...shown(
    ...shopCustomerHandlers([
      shopCustomer(),
      shopCustomer({ id: 'c2', name: '', email: 'gia@example.ge', blocked_at: '2026-11-01T08:00:00.000Z' }),
      shopCustomer({
        ...{ id: 'c3', name: '', email: 'c3@erased.invalid', phone_number: '' },
        erased_at: '2026-11-02T08:00:00.000Z',
      }),
    ]),
  ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('link', { name: /წაშლილი მყიდველი/ })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox'), 'გელაშვილი{Enter}')
    await waitFor(() => expect(screen.queryByText('gia@example.ge')).toBeNull())
    await expect(await screen.findByRole('link', { name: /თამარ გელაშვილი/ })).toBeVisible()
  },
}

/** Orders, wallet with its entries, addresses. */
export const Shown: Story = {
  ...shown(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /საფულე: 25,00/ })).toBeVisible()
    await expect(screen.getByText('საჩუქარი')).toBeVisible()
  },
}

/** After a question the customer is blocked, and can be unblocked. */
export const Blocked: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'დაბლოკვა' }))
    await userEvent.click((await question()).getByRole('button', { name: 'დაბლოკვა' }))
    await expect(await screen.findByText('დაბლოკილი')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'განბლოკვა' })).toBeVisible()
  },
}

/** Erasing asks first; nothing can be done with an erased customer. */
export const Erased: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'მონაცემების წაშლა' }))
    await userEvent.click((await question()).getByRole('button', { name: 'მონაცემების წაშლა' }))
    await expect(await screen.findByRole('heading', { name: 'წაშლილი მყიდველი' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'დაბლოკვა' })).toBeNull())
  },
}

/** An open order still needs the data. */
export const EraseRefused: Story = {
  ...shown(openOrderHandler()),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'მონაცემების წაშლა' }))
    await userEvent.click((await question()).getByRole('button', { name: 'მონაცემების წაშლა' }))
    await expect(await screen.findByText(serverKa['backOffice.openOrder'])).toBeVisible()
  },
}

/** An owner downloads the personal data, which is noted among the changes. */
export const Exported: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    const links = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await screen.findByRole('button', { name: 'მონაცემების ჩამოტვირთვა' }))
    await expect(await screen.findByText('პირადი მონაცემების ჩამოტვირთვა')).toBeVisible()
    await expect(links).toHaveBeenCalledOnce()
    links.mockRestore()
  },
}

/** A manager neither exports nor erases personal data. */
export const Manager: Story = {
  parameters: {
    server: () => [
      ...shopCustomerHandlers([], shopCustomerDetails({ orders: [], addresses: [] })),
      ...adminHandlers({ role: 'manager' }),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'დაბლოკვა' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'მონაცემების წაშლა' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'მონაცემების ჩამოტვირთვა' })).toBeNull()
  },
}
