import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { shopReturn } from '../../mocks/adminReturns.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const asked = shopReturn()
const received = shopReturn({ state: 'received' })
const shown = (...returns: ReturnType<typeof shopReturn>[]) => ({
  parameters: { server: () => adminHandlers({ returns }) },
})

const meta = {
  component: AdminScreen,
  ...adminScreen,
  args: { path: '/returns', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await screen.findByRole('alertdialog'))

export const List: Story = {
  ...shown(asked, shopReturn({ id: 'r2', state: 'refunded' })),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'დაბრუნებები' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** Those that wait for the staff, to which the first page leads. */
export const Open: Story = {
  ...shown(asked, shopReturn({ id: 'r2', state: 'refunded' })),
  args: { path: '/returns?state=open' },
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('list', { name: 'დაბრუნებები' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'მდგომარეობა' }), 'უარყოფილია')
    await expect(await screen.findByText('ასეთი დაბრუნება არ არის')).toBeVisible()
  },
}

/** A state that only a newer server has hides neither this return nor the others. */
export const UnknownState: Story = {
  ...shown(asked, shopReturn({ id: 'r2', state: 'inspected' })),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'დაბრუნებები' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getByText('უცნობი')).toBeVisible()
  },
}

export const Empty: Story = {
  ...shown(),
  play: async () => {
    await expect(await screen.findByText('დაბრუნებები არ არის')).toBeVisible()
  },
}

/** What comes back and why, with the customer's pictures; it is accepted after a question. */
export const Accepted: Story = {
  ...shown(asked),
  args: { path: `/returns/${asked.id}` },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/ყუთი დაზიანებული/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'დადასტურება' }))
    await userEvent.click((await question()).getByRole('button', { name: 'დადასტურება' }))
    await expect(await screen.findByRole('button', { name: 'ნივთები მივიღე' })).toBeVisible()
  },
}

/** A refusal needs a reason, which the customer reads. */
export const Refused: Story = {
  ...shown(asked),
  args: { path: `/returns/${asked.id}` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'უარი' }))
    const inside = await question()
    const field = inside.getByRole('textbox')
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'ნივთი ნახმარია')
    await userEvent.click(inside.getByRole('button', { name: 'უარი' }))
    await expect(await screen.findByText('ნივთი ნახმარია')).toBeVisible()
  },
}

/** The items have arrived: their money is returned, here by a transfer with its reference. */
export const RefundAsked: Story = {
  ...shown(received),
  args: { path: `/returns/${asked.id}` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'თანხის დაბრუნება' }))
    const inside = await question()
    await expect(inside.getByText(/42,50/)).toBeVisible()
    await userEvent.type(inside.getByRole('textbox'), 'TBC-78')
    await userEvent.click(inside.getByRole('checkbox'))
  },
}

/** The money goes back to the card: nothing can be done meanwhile. */
export const Refunding: Story = {
  ...shown(shopReturn({ state: 'received', is_refunding: true, amount: 0 })),
  args: { path: `/returns/${asked.id}` },
  play: async () => {
    await expect(await screen.findByText('თანხა ბრუნდება')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /თანხის დაბრუნება|უარი/ })).toBeNull()
  },
}

/** The products were refunded in another way: such a return can only be refused. */
export const NothingLeft: Story = {
  ...shown(shopReturn({ state: 'received', amount: 0 })),
  args: { path: `/returns/${asked.id}` },
  play: async () => {
    await expect(await screen.findByText(/უკვე დაბრუნებულია/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'უარი' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'თანხის დაბრუნება' })).toBeNull()
  },
}

export const English: Story = {
  ...shown(asked),
  args: { path: `/returns/${asked.id}`, language: 'en' },
  globals: { language: 'en' },
}
