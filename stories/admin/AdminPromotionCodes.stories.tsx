import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminHandlers, type MockBackOffice } from '../../mocks/adminHandlers.ts'
import { promotionCode } from '../../mocks/promotionCodes.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/codes', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const office = (state: MockBackOffice, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...adminHandlers(state)] },
})
const list = async () => within(await screen.findByRole('list', { name: 'პრომოკოდები' }))

/** Each state that a code can be in. */
export const States: Story = office({
  codes: [
    promotionCode(),
    promotionCode({ id: 'c2', code: 'NEWYEAR', percent: null, amount: 15, min_total: 100, max_uses: null }),
    promotionCode({ id: 'c3', code: 'SUMMER', ends_at: '2026-08-31T20:00:00.000Z' }),
    promotionCode({ id: 'c4', code: 'FIRST-50', used: 50 }),
    promotionCode({ id: 'c5', code: 'EASTER', starts_at: '2126-04-01T20:00:00.000Z', per_customer: null }),
    promotionCode({ id: 'c6', code: 'OFF', active: false }),
  ],
})

/** A code for a weekend is created, and stands first in the list. */
export const Created: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^კოდი/ }), 'weekend')
    await userEvent.type(screen.getByRole('textbox', { name: /^პროცენტი/ }), '12,5')
    await userEvent.type(screen.getByLabelText('პირველი დღე'), '2026-12-05')
    await userEvent.type(screen.getByLabelText('ბოლო დღე'), '2026-12-06')
    await userEvent.click(screen.getByRole('button', { name: 'კოდის შექმნა' }))
    const codes = await list()
    await expect(await codes.findByText('WEEKEND')).toBeVisible()
    const [first] = codes.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/WEEKEND.*-12,50 %/)
  },
}

/** There is such a code already: the field shows it, and nothing typed is lost. */
export const Taken: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /^კოდი/ })
    await userEvent.type(field, 'saferavi10')
    await userEvent.click(screen.getByRole('radio', { name: 'თანხა' }))
    await userEvent.click(screen.getByRole('button', { name: 'კოდის შექმნა' }))
    const amount = screen.getByRole('textbox', { name: /^თანხა/ })
    await waitFor(() => expect(amount).toBeInvalid())
    await userEvent.type(amount, '5')
    await userEvent.type(screen.getByRole('textbox', { name: /მინიმალური/ }), '20')
    await userEvent.click(screen.getByRole('button', { name: 'კოდის შექმნა' }))
    await expect(await screen.findByText('ასეთი კოდი უკვე არის.')).toBeVisible()
    await expect(field).toHaveValue('saferavi10')
  },
}

/** Switched off after a question. */
export const SwitchedOff: Story = {
  ...office({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'SAFERAVI10: გამორთვა' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'გამორთვა' }))
    await expect(await (await list()).findByText('გამორთულია')).toBeVisible()
  },
}

export const Empty: Story = office({ codes: [] })
export const Loading: Story = office({}, pendingHandler('/v1/admin/promotion-codes/'))
export const Failed: Story = office({}, failingHandler('/v1/admin/promotion-codes/'))
export const English: Story = { ...office({}), globals: { language: 'en' } }
