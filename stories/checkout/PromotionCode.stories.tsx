import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { twoAddresses } from '../../mocks/addresses.ts'
import { filledCart } from '../../mocks/cart.ts'
import { failingHandler, pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

type Handlers = ReturnType<typeof shopHandlers>

const shop = (...before: Handlers) => ({
  msw: {
    handlers: [...before, ...shopHandlers({ customerCart: filledCart(), addresses: twoAddresses() })],
  },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...shop() },
  args: { path: '/#cart', language: 'ka' },
  beforeEach: asCustomer(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Scene = Parameters<NonNullable<Story['play']>>[0]

const form = async (canvas: Scene['canvas']) =>
  within(await canvas.findByRole('form', { name: 'შეკვეთის გაფორმება' }))

/** Types a code and applies it by Enter, which doesn't place the order. */
async function enter({ canvas, userEvent }: Scene, code: string) {
  const inside = await form(canvas)
  const field = await inside.findByRole('textbox', { name: 'პრომოკოდი' })
  await userEvent.type(field, `${code}{Enter}`)
  return { inside, field }
}

/** A code takes off its part: the summary shows it, and the total without it. */
export const Applied: Story = {
  play: async (scene) => {
    const { inside, field } = await enter(scene, 'saferavi10')
    await expect(await inside.findByText('კოდი SAFERAVI10 გამოყენებულია')).toBeVisible()
    await expect(inside.getByText('ფასდაკლება').closest('p')).toHaveTextContent(/-\d/)
    await expect(field).toHaveAttribute('readonly')
  },
}

/** Removed again, the field is empty and has the focus. */
export const Removed: Story = {
  play: async (scene) => {
    const { inside, field } = await enter(scene, 'saferavi10')
    await scene.userEvent.click(await inside.findByRole('button', { name: 'კოდის მოხსნა' }))
    await expect(inside.queryByText('ფასდაკლება')).toBeNull()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** A code that can't be used says so at its field, and stays there. */
export const Refused: Story = {
  play: async (scene) => {
    const { inside, field } = await enter(scene, 'OTHER')
    await expect(await inside.findByText('ეს კოდი არ მოქმედებს.')).toBeVisible()
    await expect(field).toHaveValue('OTHER')
  },
}

/** While a code is checked, the order waits. */
export const Checking: Story = {
  parameters: shop(pendingHandler('/v1/promotion-codes/check/')),
  play: async (scene) => {
    const { inside } = await enter(scene, 'SAFERAVI10')
    await waitFor(() =>
      expect(inside.getByRole('button', { name: 'მუშავდება…' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The server is away: the code can be tried again. */
export const Failed: Story = {
  parameters: shop(failingHandler('/v1/promotion-codes/check/', 503)),
  play: async (scene) => {
    const { inside } = await enter(scene, 'SAFERAVI10')
    await expect(await inside.findByText('სერვერის შეცდომა. სცადეთ მოგვიანებით.')).toBeVisible()
  },
}
