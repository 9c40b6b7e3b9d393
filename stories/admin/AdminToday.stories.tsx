import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { emptyTodayHandlers } from '../../mocks/adminToday.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const part = async (name: string) => within(await screen.findByRole('region', { name }))

/** The first page of owners and managers. A count leads to its column of the board. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(await (await part('მარაგი იწურება')).findByText('ალპური თაფლი, 500 გ')).toBeVisible()
    await expect(await (await part('გაყიდვები')).findAllByRole('img')).toHaveLength(2)
    await userEvent.click(await (await part('შეკვეთები')).findByRole('link', { name: /მოსამზადებელია/ }))
    await expect(await screen.findByRole('region', { name: 'მოსამზადებელია' })).toBeVisible()
  },
}

/** A new shop has nothing to show yet. */
export const Empty: Story = {
  parameters: { server: () => [...emptyTodayHandlers(), ...adminHandlers({ orders: [] })] },
  play: async () => {
    await expect(await screen.findByText('მარაგი ყველგან საკმარისია.')).toBeVisible()
    await expect(await screen.findByText('ბოლო 14 დღეში არაფერი გაყიდულა.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { server: () => [pendingHandler('/v1/admin/today/*'), ...adminHandlers()] },
  play: async () => {
    await expect(await (await part('გაყიდვები')).findByText('იტვირთება…')).toBeInTheDocument()
  },
}

/** A part that fails leaves the others, and can be read again. */
export const PartFailed: Story = {
  parameters: { server: () => [failingHandler('/v1/admin/today/sales/'), ...adminHandlers()] },
  play: async () => {
    const sales = await part('გაყიდვები')
    await expect(await sales.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
    await expect(await (await part('შეკვეთები')).findAllByRole('link')).toHaveLength(5)
  },
}

export const English: Story = { globals: { language: 'en' } }
