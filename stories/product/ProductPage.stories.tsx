import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { cart, cartItem } from '../../mocks/cart.ts'
import {
  discountedProduct,
  product,
  sizedProduct,
  soldOutProduct,
  specifiedProduct,
} from '../../mocks/products.ts'
import { failingHandler, pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const of = (id: string | number) => `/product/${id}`
const plain = product()
const twelve = Array.from({ length: 12 }, (_, index) => `/media/product-${index + 1}.png`)

const meta = {
  component: Screen,
  parameters: {
    ...screenParameters,
    msw: {
      handlers: shopHandlers({
        products: [plain, discountedProduct(), specifiedProduct(), sizedProduct(), soldOutProduct()],
      }),
    },
  },
  args: { path: of(plain.id), language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const handlers = (...list: ReturnType<typeof shopHandlers>) => ({ msw: { handlers: list } })

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: plain.name })
    await waitFor(() => expect(within(dialog).getByText('მარაგშია 14 ცალი')).toBeVisible())
  },
}

export const Discounted: Story = {
  args: { path: of(discountedProduct().id) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: discountedProduct().name })).toBeVisible())
  },
}

/** Adding without a choice shows an error in the modal (PROD-08); with a choice it works. */
export const WithSpecifications: Story = {
  args: { path: of(specifiedProduct().id) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: specifiedProduct().name }))
    await userEvent.click(await dialog.findByRole('button', { name: 'კალათაში დამატება' }))
    await waitFor(() => expect(dialog.getByText('გთხოვთ, აირჩიოთ სპეციფიკაცია')).toBeVisible())
    const [first] = dialog.getAllByRole('radio')
    if (!first) throw new Error('no specification to choose')
    await userEvent.click(first)
    await userEvent.click(dialog.getByRole('button', { name: 'კალათაში დამატება' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'კიდევ დამატება' })).toBeVisible())
  },
}

/** A placeholder replaces them. */
export const WithoutPictures: Story = {
  parameters: handlers(...shopHandlers({ products: [product({ images: [], main_image: null })] })),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: plain.name }))
    await expect(await dialog.findByRole('img', { name: 'ფოტო არ არის' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'ფოტოს გადიდება' })).toBeNull()
  },
}

/** One press shows the last picture and scrolls to its thumbnail. */
export const WithTwelvePictures: Story = {
  parameters: handlers(...shopHandlers({ products: [product({ images: twelve })] })),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: plain.name }))
    const last = await dialog.findByRole('button', { name: 'ფოტო 12' })
    await userEvent.click(last)
    await waitFor(() => expect(last).toHaveAttribute('aria-disabled', 'true'))
    await expect(dialog.getByText('12 / 12')).toBeInTheDocument()
  },
}

export const WithSizes: Story = {
  args: { path: of(sizedProduct().id) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: sizedProduct().name })).toBeVisible())
  },
}

export const SoldOut: Story = {
  args: { path: of(soldOutProduct().id) },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: soldOutProduct().name }))
    await userEvent.click(await dialog.findByRole('button', { name: 'კალათაში დამატება' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('მარაგი ამოწურულია')
  },
}

/** The stepper changes the quantity of the line that is in the cart. */
export const InCart: Story = {
  parameters: handlers(
    ...shopHandlers({ products: [plain], cart: cart([cartItem({ product: plain, quantity: 2 })]) }),
  ),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: plain.name }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'კიდევ დამატება' })).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: handlers(pendingHandler(`/v1/products/${plain.id}/`), ...shopHandlers({ products: [plain] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

/** Opened from a card, a product first shows the list's data; a press of the cart button waits for its own. */
export const LoadingFromCard: Story = {
  args: { path: '/' },
  parameters: handlers(pendingHandler(`/v1/products/${plain.id}/`), ...shopHandlers({ products: [plain] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: plain.name }))
    const dialog = within(await canvas.findByRole('dialog', { name: plain.name }))
    await waitFor(() => expect(dialog.getByText('მარაგშია 14 ცალი')).toBeVisible())
    const add = dialog.getByRole('button', { name: 'კალათაში დამატება' })
    await userEvent.click(add)
    await expect(add).toHaveAttribute('aria-busy', 'true')
  },
}

/** The list's data is shown, but the request failed: an error and a retry instead of the cart button. */
export const FailingFromCard: Story = {
  args: { path: '/' },
  parameters: handlers(
    failingHandler(`/v1/products/${plain.id}/`, 400),
    ...shopHandlers({ products: [plain] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: plain.name }))
    const dialog = within(await canvas.findByRole('dialog', { name: plain.name }))
    await waitFor(() => expect(dialog.getByText(/^პროდუქტის ჩატვირთვისას მოხდა შეცდომა/)).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'კალათაში დამატება' })).toBeNull()
  },
}

export const NotFound: Story = {
  args: { path: of('00000000-0000-7000-8000-000000000000') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('პროდუქტი ვერ მოიძებნა')).toBeVisible())
  },
}

export const Failing: Story = {
  parameters: handlers(
    failingHandler(`/v1/products/${plain.id}/`, 400),
    ...shopHandlers({ products: [plain] }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^პროდუქტის ჩატვირთვისას მოხდა შეცდომა/)).toBeVisible())
  },
}
