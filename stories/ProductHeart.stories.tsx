import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, type HttpHandler } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { product, specifiedProduct } from '../mocks/products.ts'
import { savedItem } from '../mocks/savedItems.ts'
import { shopHandlers, type MockShop } from '../mocks/shopHandlers.ts'
import { asCustomer } from './support/asCustomer.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

const jug = product()
const wine = specifiedProduct()

const having = (shop: MockShop = {}, ...before: HttpHandler[]) => ({
  msw: { handlers: [...before, ...shopHandlers({ products: [jug, wine], ...shop })] },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...having() },
  args: { path: `/product/${jug.id}`, language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

// A customer's list comes when the browser has nothing else to do.
const PATIENCE = { timeout: 15_000 }

async function open(canvas: Canvas, name = jug.name) {
  const dialog = within(await canvas.findByRole('dialog', { name }, PATIENCE))
  return { dialog, heart: await dialog.findByRole('button', { name: `შენახვა: ${name}` }, PATIENCE) }
}

/** PROD-15: the sentence and the way on stand where the heart is. */
export const Guest: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, heart } = await open(canvas)
    await userEvent.click(heart)
    await waitFor(() => expect(dialog.getByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeVisible())
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

/** WISH-03: what has to be chosen first is said at the choice. */
export const ChooseFirst: Story = {
  args: { path: `/product/${wine.id}` },
  beforeEach: asCustomer(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { dialog, heart } = await open(canvas, wine.name)
    await page.findByRole('button', { name: /^ანგარიში: /, hidden: true }, PATIENCE)
    await userEvent.click(heart)
    await waitFor(() =>
      expect(dialog.getByRole('radiogroup', { name: 'სპეციფიკაცია' })).toHaveAccessibleDescription(
        /აირჩიოთ სპეციფიკაცია/,
      ),
    )
  },
}

/** PROD-07 */
export const Saved: Story = {
  beforeEach: asCustomer(),
  parameters: having({ savedItems: [savedItem({ product: jug.id, product_name: jug.name })] }),
  play: async ({ canvas }) => {
    const { heart } = await open(canvas)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'), PATIENCE)
  },
}

/** Filled as soon as it is pressed, and beating while the answer lets itself be waited for. */
export const Pending: Story = {
  beforeEach: asCustomer(),
  parameters: having(
    {},
    http.post('*/v1/saved-items/', () => delay('infinite')),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { heart } = await open(canvas)
    await page.findByRole('button', { name: /^ანგარიში: /, hidden: true }, PATIENCE)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}
