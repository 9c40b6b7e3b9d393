import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { cart, cartItem } from '../../mocks/cart.ts'
import { orderListHandlers } from '../../mocks/orderListHandlers.ts'
import { order, orderItem } from '../../mocks/orders.ts'
import {
  categories,
  discountedProduct,
  product,
  saperaviInEnglish,
  sizedProduct,
} from '../../mocks/products.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const wine = product(saperaviInEnglish)
const WINE = saperaviInEnglish.name_en
/** It has no English texts. */
const honey = discountedProduct()
const bought = order({
  items: [
    orderItem({ product: { id: wine.id, name: wine.name, name_en: WINE, main_image: wine.main_image } }),
    orderItem({ id: 'honey', product: { id: honey.id, name: honey.name, main_image: honey.main_image } }),
  ],
})

/** The English interface: products with their English texts, and with their Georgian ones where they have no others. */
const meta = {
  component: Screen,
  parameters: {
    ...screenParameters,
    msw: {
      handlers: [
        ...orderListHandlers([bought]),
        ...shopHandlers({
          products: [wine, honey, sizedProduct()],
          categories: categories.map((each) =>
            each.title === 'ღვინო' ? { ...each, title_en: 'Wine' } : each,
          ),
          cart: cart([
            cartItem({ product: wine, quantity: 2 }),
            cartItem({ id: 'honey', product: honey, quantity: 1 }),
          ]),
        }),
      ],
    },
  },
  args: { path: '/', language: 'ka' },
  globals: { language: 'en' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** CAT-02 and CART-02: cards, hearts and the cart name a product in English, each name with its own language. */
export const CardsAndCart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: WINE })).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('button', { name: `Save: ${WINE}` })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: honey.name })).toHaveAttribute('lang', 'ka')
    const lines = within(await canvas.findByRole('table'))
    await expect(lines.getByRole('link', { name: WINE })).toHaveAttribute('lang', 'en')
    await expect(lines.getByRole('link', { name: honey.name })).toHaveAttribute('lang', 'ka')
    await expect(lines.getByRole('button', { name: `Remove: ${WINE}` })).toBeVisible()
    await expect(canvas.queryByText(wine.name)).toBeNull()
  },
}

/** PROD-02: a product's page, its gallery and its description. */
export const ProductPage: Story = {
  args: { path: `/product/${wine.id}` },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: WINE }))
    await waitFor(() => expect(dialog.getByText(/^Saperavi pressed in a small cellar/)).toBeVisible())
    await expect(dialog.getAllByRole('img', { name: WINE })[0]).toBeVisible()
    await expect(dialog.queryByText(wine.description)).toBeNull()
    await waitFor(() => expect(document.title).toContain(WINE))
  },
}

/** ORDER-02: what was ordered. */
export const OrderDetails: Story = {
  args: { path: `/orders/${bought.id}` },
  beforeEach: asCustomer(),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'My orders' }))
    await waitFor(() => expect(dialog.getByRole('link', { name: WINE })).toBeVisible())
    await expect(dialog.getByRole('link', { name: honey.name })).toBeVisible()
    await expect(dialog.queryByText(wine.name)).toBeNull()
  },
}

/** CAT-05: what is typed is marked in the name that is shown. */
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), 'saper')
    const option = await canvas.findByRole('option', { name: new RegExp(`^${WINE}`) })
    await expect(option.querySelector('mark')).toHaveTextContent('Saper')
  },
}

/** CAT-11: a category is found by its title in either language, and shown by the English one. */
export const SuggestedCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search' })
    for (const typed of ['wine', 'ღვინო', 'ghvin']) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await expect(await canvas.findByRole('option', { name: 'Wine' })).toBeVisible()
    }
  },
}
