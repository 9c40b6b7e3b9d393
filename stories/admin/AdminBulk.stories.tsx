import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminBulkHandlers, bulkRow } from '../../mocks/adminBulkHandlers.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { adminProductHandlers } from '../../mocks/adminProductHandlers.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const rows = [
  bulkRow(),
  bulkRow({
    id: '2',
    name: 'ძალიან გრძელი სახელის მქონე ქართული მაისური ბუნებრივი ბამბისგან',
    specifications: 4,
    before: { price: 20, stock: 5, category: null, published: false },
    after: { price: 21.9, stock: 8, category: 'ტანსაცმელი', published: true },
  }),
]
const shown = (given = rows, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: {
    server: () => [...before, ...adminBulkHandlers(given), ...adminProductHandlers(), ...adminHandlers()],
  },
})

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, ...shown().parameters },
  args: { path: '/products/bulk', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen, then a wrong number: each is said alone, the number at its field, which gets the focus. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const preview = await screen.findByRole('button', { name: 'რა შეიცვლება' })
    await userEvent.click(preview)
    await expect(await screen.findByText('აირჩიეთ, რა შეიცვალოს.')).toBeVisible()
    const value = screen.getByRole('textbox', { name: 'რამდენით' })
    await userEvent.type(value, 'შვიდით')
    await userEvent.click(preview)
    await expect(await screen.findByText(/მიუთითეთ თანხა/)).toBeVisible()
    await expect(value).toHaveFocus()
    await expect(screen.queryByText('აირჩიეთ, რა შეიცვალოს.')).toBeNull()
  },
}

/** Prices go up by 7 % to .90: previewed, applied, and undone. */
export const AppliedAndUndone: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'რამდენით' }), '7')
    await userEvent.click(screen.getByRole('button', { name: 'რა შეიცვლება' }))
    const list = within(await screen.findByRole('list', { name: 'ჯგუფური შეცვლა' }))
    await expect(list.getByText('38,50 ₾ → 40,90 ₾')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '2 პროდუქტის შეცვლა' }))
    await userEvent.click(await screen.findByRole('button', { name: '2 ცვლილების გაუქმება' }))
    await waitFor(() => expect(screen.getByText('გაუქმდა 2')).toBeVisible())
  },
}

/** A product that another person has edited since stays as it is. */
export const SomeChangedMeanwhile: Story = {
  args: { path: '/products/bulk?change=b1' },
  ...shown([bulkRow({ state: 'applied' }), bulkRow({ id: '2', state: 'changed' })]),
  play: async () => {
    await expect(await screen.findByText('შეიცვალა 1 · სხვამ შეცვალა 1')).toBeVisible()
  },
}

export const NothingChanges: Story = {
  args: { path: '/products/bulk?change=b1' },
  ...shown([]),
  play: async () => {
    await expect(await screen.findByText('არაფერი შეიცვლება')).toBeVisible()
  },
}

/** It stopped on the way; what is left can be applied again. */
export const Stopped: Story = {
  args: { path: '/products/bulk?change=b1' },
  ...shown(rows, failingHandler('/v1/admin/bulk-changes/:id/apply/')),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '2 პროდუქტის შეცვლა' }))
    await expect(await screen.findByText(/ვერ შეინახა|შეცდომა/)).toBeVisible()
    await expect(screen.getByRole('button', { name: '2 პროდუქტის შეცვლა' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { path: '/products/bulk?change=b1' },
  ...shown(rows, pendingHandler('/v1/admin/bulk-changes/:id/')),
  play: async () => {
    await expect(await screen.findByText('იტვირთება…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { path: '/products/bulk?change=b1' },
  ...shown(rows, failingHandler('/v1/admin/bulk-changes/:id/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

export const English: Story = { globals: { language: 'en' }, args: { path: '/products/bulk?change=b1' } }
