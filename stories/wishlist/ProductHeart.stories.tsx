import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { product, specifiedProduct } from '../../mocks/products.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const jug = product()
const wine = specifiedProduct()

const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers({ products: [jug, wine] }) } },
  args: { path: `/product/${jug.id}`, language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function open(canvas: Canvas, name = jug.name) {
  const dialog = within(await canvas.findByRole('dialog', { name }))
  return { dialog, heart: await dialog.findByRole('button', { name: `შენახვა: ${name}` }) }
}

/** PROD-15: the message and the login are at the heart. */
export const Guest: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, heart } = await open(canvas)
    await userEvent.click(heart)
    await waitFor(() => expect(dialog.getByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeVisible())
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

/** WISH-03: the request to choose a specification is at the choice. */
export const ChooseFirst: Story = {
  args: { path: `/product/${wine.id}` },
  beforeEach: asCustomer(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { dialog, heart } = await open(canvas, wine.name)
    await page.findByRole('button', { name: /^ანგარიში: /, hidden: true })
    await userEvent.click(heart)
    await waitFor(() =>
      expect(dialog.getByRole('radiogroup', { name: 'სპეციფიკაცია' })).toHaveAccessibleDescription(
        /აირჩიოთ სპეციფიკაცია/,
      ),
    )
  },
}
