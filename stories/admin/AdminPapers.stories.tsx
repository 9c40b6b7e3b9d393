import { MAX_PAPERS } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { shopOrder } from '../../mocks/admin.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const orders = Array.from({ length: 3 }, (_, index) =>
  shopOrder({ id: `o${index}`, order_number: `261119-9021${index}` }),
)

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, server: () => adminHandlers({ orders }) },
  args: { path: '/orders/papers', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const pdf = () => screen.findByRole('link', { name: /PDF/ })
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

/** All orders are chosen at first. What is left out isn't in the PDF, which opens in a tab of its own. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(await pdf()).toHaveAttribute(
      'href',
      expect.stringContaining('kind=packingSlip&ids=o0,o1,o2'),
    )
    await userEvent.click(await box(/90211/))
    await userEvent.click(screen.getByRole('radio', { name: 'ინვოისები' }))
    await expect(await pdf()).toHaveAttribute('href', expect.stringContaining('kind=invoice&ids=o0,o2'))
    const all = await box(/ყველა/)
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(await pdf()).toHaveAttribute('href', expect.stringContaining('ids=o0,o1,o2'))
  },
}

/** Without an order nothing can be printed. */
export const NoneChosen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await box(/ყველა/))
    await expect(screen.getByText('აირჩიეთ შეკვეთა.')).toBeVisible()
    await expect(screen.getByRole('button', { name: /PDF/ })).toBeDisabled()
    await userEvent.click(await box(/ყველა/))
    await expect(await pdf()).toBeVisible()
  },
}

/** More orders than fit into one PDF. */
export const TooMany: Story = {
  parameters: {
    server: () =>
      adminHandlers({
        orders: Array.from({ length: MAX_PAPERS + 1 }, (_, index) =>
          shopOrder({ id: `o${index}`, order_number: `261119-${90_000 + index}` }),
        ),
        part: MAX_PAPERS + 1,
      }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await box(/90050/))
    await expect(await pdf()).toBeVisible()
    await userEvent.click(await box(/90050/))
    await expect(within(screen.getByRole('main')).getByText(/ერთად 50 შეკვეთა/)).toBeVisible()
  },
}

/** No order matches. */
export const Empty: Story = { parameters: { server: () => adminHandlers({ orders: [] }) } }

export const Loading: Story = {
  parameters: { server: () => [pendingHandler('/v1/admin/orders/'), ...adminHandlers()] },
}

export const Failed: Story = {
  parameters: { server: () => [failingHandler('/v1/admin/orders/'), ...adminHandlers()] },
}

export const English: Story = { args: { language: 'en' }, globals: { language: 'en' } }
