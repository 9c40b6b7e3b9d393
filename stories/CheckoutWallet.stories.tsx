import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { http } from 'msw'
import { twoAddresses } from '../mocks/addresses.ts'
import { filledCart } from '../mocks/cart.ts'
import { refusal } from '../mocks/catalogueHandlers.ts'
import { failingHandler, shopHandlers, type MockShop } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

/** The shop of a customer with three things in the cart; what comes before answers first. */
const shop = (state: MockShop, ...before: ReturnType<typeof shopHandlers>) => ({
  msw: {
    handlers: [
      ...before,
      ...shopHandlers({ customerCart: filledCart(), addresses: twoAddresses(), ...state }),
    ],
  },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...shop({ wallet: 10_000 }) },
  args: { path: '/#cart', language: 'ka' },
  beforeEach: asCustomer(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Scene = Parameters<NonNullable<Story['play']>>[0]

async function chooseWallet({ canvas, userEvent }: Pick<Scene, 'canvas' | 'userEvent'>) {
  const fields = within(await canvas.findByRole('form', { name: 'შეკვეთის გაფორმება' }))
  await userEvent.click(await fields.findByRole('radio', { name: /საფულე/ }))
  return fields
}

/** CHECK-04: what is in it is said once it is chosen. */
export const Enough: Story = {
  play: async (scene) => {
    const fields = await chooseWallet(scene)
    await waitFor(() => expect(fields.getByText(/^საფულეში გაქვთ 10 000,00\s₾\.$/)).toBeVisible())
  },
}

/** CHECK-04: that it is less than the order needs is said before it is sent. */
export const Short: Story = {
  parameters: shop({ wallet: 1.5 }),
  play: async (scene) => {
    const fields = await chooseWallet(scene)
    await waitFor(() => expect(fields.getByText(/^საფულეში გაქვთ 1,50\s₾, შეკვეთა კი/)).toBeVisible())
  },
}
export const ShortOnPhone: Story = { ...Short, globals: { viewport: { value: 'phone' } } }
export const ShortInDark: Story = { ...Short, globals: { theme: 'dark' } }

/** CHECK-10: the server refuses, in its words. */
export const Refused: Story = {
  parameters: shop(
    { wallet: 10_000 },
    http.post('*/v1/orders/create/', () => refusal('საფულეში არ არის საკმარისი თანხა.', 409)),
  ),
  play: async (scene) => {
    const fields = await chooseWallet(scene)
    await scene.userEvent.click(await fields.findByRole('button', { name: 'შეკვეთის დადასტურება' }))
    await waitFor(() => expect(fields.getByRole('alert')).toHaveTextContent('საკმარისი თანხა'))
  },
}

/** Nobody knows what is in it: nothing is said, and it can be chosen all the same. */
export const Failing: Story = {
  parameters: shop({}, failingHandler('/v1/wallet/', 400)),
  play: async (scene) => {
    const fields = await chooseWallet(scene)
    await expect(fields.getByRole('radio', { name: /საფულე/ })).toBeChecked()
    await expect(fields.queryByText(/^საფულეში/)).toBeNull()
  },
}
