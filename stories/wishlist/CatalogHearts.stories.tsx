import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, type HttpHandler } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { discountedProduct, product, soldOutProduct, specifiedProduct } from '../../mocks/products.ts'
import { savedItem } from '../../mocks/savedItems.ts'
import { shopHandlers, type MockShop } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const jug = product()
const wine = specifiedProduct()
const products = [jug, discountedProduct(), wine, soldOutProduct()]

const having = (shop: MockShop = {}, ...before: HttpHandler[]) => ({
  msw: { handlers: [...before, ...shopHandlers({ products, ...shop })] },
})

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...having() },
  args: { path: '/', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const heartOf = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: `შენახვა: ${name}` })

/** PROD-07: the heart is filled if any specification is saved. */
export const Saved: Story = {
  beforeEach: asCustomer(),
  parameters: having({ savedItems: [savedItem({ product: jug.id, product_name: jug.name })] }),
  play: async ({ canvas }) => {
    const heart = await heartOf(canvas, jug.name)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await expect(await heartOf(canvas, wine.name)).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Filled at once when pressed, and animated until the answer arrives. */
export const Pending: Story = {
  beforeEach: asCustomer(),
  parameters: having(
    {},
    http.post('*/v1/saved-items/', () => delay('infinite')),
  ),
  play: async ({ canvas, userEvent }) => {
    // While the session isn't known, a press would ask for a login.
    await canvas.findByRole('button', { name: /^ანგარიში: / })
    const heart = await heartOf(canvas, jug.name)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}
