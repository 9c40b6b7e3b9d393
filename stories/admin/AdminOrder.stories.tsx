import { serverKa } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { auditEntry, shopOrderDetails } from '../../mocks/admin.ts'
import { adminHandlers, changedMeanwhileHandlers } from '../../mocks/adminHandlers.ts'
import { pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const pending = shopOrderDetails()
const confirmed = shopOrderDetails({
  status: 'confirmed',
  payment_status: 'completed',
  next_statuses: ['shipped', 'cancelled'],
  history: [auditEntry()],
})
const shipped = shopOrderDetails({ ...confirmed, status: 'shipped', next_statuses: ['delivered'] })
const shown = (order = pending, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...adminHandlers({ order })] },
})

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: `/orders/${pending.id}`, language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await screen.findByRole('alertdialog'))

/** A transfer has arrived: it is confirmed with the bank's reference, and the order goes on. */
export const TransferConfirmed: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'გადარიცხვა მივიღე' }))
    const inside = await question()
    await userEvent.type(inside.getByRole('textbox'), 'TBC-2026-4711')
    await userEvent.click(inside.getByRole('button', { name: 'გადარიცხვა მივიღე' }))
    await expect(await screen.findByText('TBC-2026-4711')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'კურიერისთვის გადაცემა' })).toBeVisible()
  },
}

/** It is handed over to a courier, or shipped without one. */
export const HandedOver: Story = {
  ...shown(confirmed),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'კურიერისთვის გადაცემა' }))
    const inside = await question()
    await userEvent.click(await inside.findByRole('radio', { name: 'ზაზა მიქელაძე' }))
    await userEvent.click(inside.getByRole('button', { name: 'კურიერისთვის გადაცემა' }))
    await expect(await screen.findByText(/კურიერი: ზაზა მიქელაძე/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** While it is on its way, its courier is seen on the map beside the address. */
export const OnTheWay: Story = {
  ...shown(
    shopOrderDetails({ ...shipped, courier: { id: 'c1', name: 'ზაზა მიქელაძე' } }),
    http.get('*/v1/admin/orders/:id/courier-location/', () =>
      HttpResponse.json({
        ...{ latitude: 41.712, longitude: 44.79 },
        recorded_at: new Date().toISOString(),
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText('კურიერის ბოლო ადგილმდებარეობა: ახლახან')).toBeVisible()
  },
}

/** Until the couriers are here, an order isn't handed over: it would go without one. */
export const CouriersLoading: Story = {
  ...shown(confirmed, pendingHandler('/v1/admin/couriers/')),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'კურიერისთვის გადაცემა' }))
    await userEvent.click((await question()).getByRole('button', { name: 'კურიერისთვის გადაცემა' }))
    await expect(await screen.findByText('ვერ შეინახა. სცადეთ ცოტა ხანში.')).toBeVisible()
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(screen.queryByText('გაგზავნილი')).toBeNull()
  },
}

/** Cancelling says what happens to the products and the money. */
export const CancelAsked: Story = {
  ...shown(confirmed),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'გაუქმება' }))
    await expect((await question()).getByText(/მარაგს დაუბრუნდება/)).toBeVisible()
  },
}

/** Staff note something, which the customer doesn't see. */
export const Noted: Story = {
  ...shown(confirmed),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /ახალი შენიშვნა/ })
    await userEvent.type(field, 'დარეკა: საღამოს მივა')
    await userEvent.click(screen.getByRole('button', { name: 'შენიშვნის დამატება' }))
    await expect(await screen.findByText('დარეკა: საღამოს მივა', { selector: 'p' })).toBeVisible()
    await expect(await screen.findByText('შენახულია')).toBeVisible()
    await expect(field).toHaveValue('')
  },
}

/** Another member of the staff has changed the order: nothing is changed again, and the newer state is shown. */
export const ChangedMeanwhile: Story = {
  parameters: {
    server: () => [...changedMeanwhileHandlers(confirmed, shipped), ...adminHandlers({ order: confirmed })],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'კურიერისთვის გადაცემა' }))
    const inside = await question()
    await inside.findByRole('radio', { name: 'ზაზა მიქელაძე' })
    await userEvent.click(inside.getByRole('button', { name: 'კურიერისთვის გადაცემა' }))
    // Both come after the answer, in any order, and the message leaves again.
    await Promise.all([
      screen.findByText(serverKa['server.changedMeanwhile']),
      screen.findByText('გაგზავნილი'),
    ])
  },
}

export const NotFound: Story = {
  args: { path: '/orders/unknown' },
  play: async () => {
    await expect(await screen.findByText('ასეთი გვერდი არ არის')).toBeVisible()
  },
}
