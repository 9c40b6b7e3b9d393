import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { product } from '../mocks/products.ts'
import { shopHandlers } from '../mocks/shopHandlers.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

const { id, name } = product()

const having = (images: string[]) => ({
  msw: { handlers: shopHandlers({ products: [product({ images, main_image: images[0] ?? null })] }) },
})

const meta = {
  component: Screen,
  args: { path: `/product/${id}`, language: 'ka' },
  parameters: { ...screenParameters },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const open = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name }, { timeout: 15_000 }))

/** A drawing stands in its place. */
export const None: Story = {
  parameters: having([]),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(await dialog.findByRole('img', { name: 'ფოტო არ არის' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'ფოტოს გადიდება' })).toBeNull()
  },
}

/** Nothing to step through. */
export const One: Story = {
  parameters: having(['/media/bottle-1.png']),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(await dialog.findByRole('button', { name: 'ფოტოს გადიდება' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'შემდეგი ფოტო' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'ფოტო 1' })).toBeNull()
  },
}

const twelve = Array.from({ length: 12 }, (_, index) => `/media/product-${index + 1}.png`)

/** PROD-01: the last one is a press away, and its thumbnail is in view. */
export const Twelve: Story = {
  parameters: having(twelve),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    const last = await dialog.findByRole('button', { name: 'ფოტო 12' })
    await userEvent.click(last)
    await waitFor(() => expect(last).toHaveAttribute('aria-disabled', 'true'))
    await expect(dialog.getByText('12 / 12')).toBeInTheDocument()
  },
}

export const TwelveOnPhone: Story = { ...Twelve, globals: { viewport: { value: 'phone' } } }
