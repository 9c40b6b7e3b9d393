import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { transferOrder } from '../../mocks/payments.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'
import { shownOrder } from '../support/shownOrder.ts'

const meta = {
  component: Screen,
  parameters: { ...screenParameters },
  beforeEach: asCustomer(),
  args: { path: '/orders', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'ჩემი შეკვეთები' }))
const code = { name: /^გადარიცხვის QR კოდი/ }

/** CHECK-04: the bank details of an order by bank transfer. */
export const Bank: Story = {
  ...shownOrder(transferOrder('bank')),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText('GE60 NB00 0000 0123 4567 89')).toBeVisible())
    await expect(inside.queryByRole('img', code)).toBeNull()
  },
}

/** CHECK-04: with a code for a bank's app. */
export const Qr: Story = {
  ...shownOrder(transferOrder('qr')),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('img', code)).toBeVisible())
    await expect(inside.getByText('GE60 NB00 0000 0123 4567 89')).toBeVisible()
  },
}

/** Very long names; without a bank's name its line is missing. */
export const LongTexts: Story = {
  ...shownOrder(
    transferOrder('qr', {
      recipient: 'შეზღუდული პასუხისმგებლობის საზოგადოება დამოუკიდებლადშემუშავებულიდუქანი',
      bank: '',
      bic: '',
      reference: 'DUKANI-2026-11-20-000000000000047110815',
    }),
  ),
  globals: { viewport: { value: 'phone' } },
}

export const English: Story = {
  ...shownOrder(transferOrder('qr')),
  args: { ...shownOrder(transferOrder('qr')).args, language: 'en' },
  globals: { language: 'en' },
  play: async () => {
    const inside = within(await screen.findByRole('dialog', { name: 'My orders' }))
    await waitFor(() => expect(inside.getByText('Bank transfer details')).toBeVisible())
  },
}
