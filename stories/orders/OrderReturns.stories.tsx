import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { returnHandlers } from '../../mocks/orderChangeHandlers.ts'
import { cardOrder } from '../../mocks/payments.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'
import { shownOrder } from '../support/shownOrder.ts'

// Far in the future, so that the days for the return aren't over.
const delivered = cardOrder('paid', { status: 'delivered', returnable_until: '2099-11-30T20:00:00.000Z' })
const refused = cardOrder('paid', {
  status: 'delivered',
  returns: [
    {
      ...{ id: 'r1', state: 'refused', refusal: 'ბოთლი გახსნილია, ამიტომ ვეღარ დავიბრუნებთ.' },
      items: delivered.items.slice(0, 1).map(({ id }) => ({ id, quantity: 1 })),
      created_at: '2026-11-22T09:30:00.000Z',
    },
  ],
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters },
  beforeEach: asCustomer(),
  args: { path: '/orders', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'ჩემი შეკვეთები' }))

/** A customer chooses what goes back and says why; the order then shows the request. */
export const Asked: Story = {
  ...shownOrder(delivered, ...returnHandlers(delivered)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'ნივთების დაბრუნება' }))
    await userEvent.click(await inside.findByRole('button', { name: 'მოთხოვნის გაგზავნა' }))
    await expect(await inside.findByText('აირჩიეთ ერთი ნივთი მაინც.')).toBeVisible()
    const [more] = inside.getAllByRole('button', { name: /^დაამატეთ ერთი/ })
    if (more === undefined) throw new Error('nothing can be returned')
    await userEvent.click(more)
    await userEvent.type(inside.getByRole('textbox', { name: /მიზეზი/ }), 'გატეხილი მოვიდა')
    await userEvent.upload(
      inside.getByLabelText('სურათების დამატება', { selector: 'input' }),
      new File(['picture'], 'broken.png', { type: 'image/png' }),
    )
    await expect(await inside.findByRole('list', { name: 'სურათები' })).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'მოთხოვნის გაგზავნა' }))
    await expect(await inside.findByText('მოთხოვნილია')).toBeVisible()
    await waitFor(() => expect(inside.queryByRole('button', { name: 'ნივთების დაბრუნება' })).toBeNull())
    await waitFor(() => expect(inside.getByRole('heading', { name: 'დაბრუნება' })).toHaveFocus())
  },
}

/** What is missing is said at its field, and the form is closed and opened again without losing anything. */
export const Corrected: Story = {
  ...shownOrder(delivered, ...returnHandlers(delivered)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    const ask = () => inside.findByRole('button', { name: 'ნივთების დაბრუნება' })
    await userEvent.click(await ask())
    const heading = await inside.findByRole('heading', { name: 'ნივთების დაბრუნება' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.type(inside.getByRole('textbox', { name: /მიზეზი/ }), 'გატეხილი მოვიდა')
    await userEvent.click(inside.getByRole('button', { name: 'აღარ ვაბრუნებ' }))
    await expect(await ask()).toHaveFocus()
    await userEvent.click(await ask())
    await expect(await inside.findByRole('textbox', { name: /მიზეზი/ })).toHaveValue('გატეხილი მოვიდა')
    await userEvent.click(inside.getByRole('button', { name: 'მოთხოვნის გაგზავნა' }))
    await waitFor(() => expect(inside.getByRole('group', { name: 'დასაბრუნებელი ნივთები' })).toHaveFocus())
  },
}

/** The shop has refused a return, and says why. */
export const Refused: Story = {
  ...shownOrder(refused),
  play: async () => {
    await expect(await (await dialog()).findByText(/ბოთლი გახსნილია/)).toBeVisible()
  },
}

/** The state of a return that only a newer server has is shown as unknown. */
export const UnknownState: Story = {
  ...shownOrder({ ...refused, returns: refused.returns?.map((one) => ({ ...one, state: 'inspected' })) }),
  play: async () => {
    await expect(await (await dialog()).findByText('უცნობი')).toBeVisible()
  },
}
