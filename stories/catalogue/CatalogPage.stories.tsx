import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { savedCart } from '#features/cart/model/savedCart.ts'
import { filledCart, cart, cartItem } from '../../mocks/cart.ts'
import { awkwardProduct, product, products } from '../../mocks/products.ts'
import { failingHandler, pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const meta = {
  component: Screen,
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const handlers = (...list: ReturnType<typeof shopHandlers>) => ({ msw: { handlers: list } })

/** A guest's first look: products of every kind, nothing in the cart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('კალათა ცარიელია')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9))
  },
}

/** CAT-01 and CAT-02 on a phone: products begin in the upper third, and a card shows its rating if there is one. */
export const Phone: Story = {
  args: { path: '/?ordering=price' },
  globals: { viewport: { value: 'phone' } },
  parameters: handlers(
    ...shopHandlers({
      products: [
        product({ rating: 4.6, reviews: 28 }),
        product({ id: 'new', name: 'ახალი', rating: 0, reviews: 0 }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const [liked, unknown] = await canvas.findAllByRole('article')
    await expect(liked?.getBoundingClientRect().top).toBeLessThanOrEqual(270)
    await expect(liked).toHaveTextContent('შეფასება 4,6, 5-დან, 28 მიმოხილვა')
    await expect(canvas.getByText('ფასი: ზრდადი', { exact: false, ignore: 'option' })).toBeVisible()
    await expect(unknown).not.toHaveTextContent('შეფასება')
    await expect(canvas.getByRole('combobox', { name: 'დალაგება' }).getBoundingClientRect().width).toBe(44)
    await expect(canvas.getByRole('button', { name: 'ფილტრები' }).getBoundingClientRect().width).toBe(44)
  },
}

/** Loading: skeletons in the shape of the content (CAT-09). */
export const Loading: Story = {
  parameters: handlers(
    pendingHandler('/v1/products/'),
    pendingHandler('/v1/categories/'),
    pendingHandler('/v1/cart/'),
    ...shopHandlers(),
  ),
}

export const FilledCart: Story = {
  parameters: handlers(...shopHandlers({ cart: filledCart() })),
  play: async ({ canvas }) => {
    const cartTable = await canvas.findByRole('table')
    await expect(within(cartTable).getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByText('შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში')).toBeVisible()
  },
}

/** CART-12: lines that were removed, lowered, or have another price since the last visit are named; the total shows the savings. */
export const ChangedCart: Story = {
  beforeEach: () =>
    savedCart.write({
      at: 0,
      total: 3000,
      lines: [
        {
          productId: 'saved',
          name: product().name,
          specification: null,
          quantity: 2,
          price: 6000,
          oldPrice: null,
          picture: null,
        },
      ],
    }),
  parameters: handlers(
    ...shopHandlers({
      cart: cart([
        cartItem({ id: 'saved', product: product({ id: 'saved', old_price: 60 }), quantity: 1 }),
        cartItem({
          id: 'short',
          product: product({ id: 'short', name: 'წაბლის თაფლი', inventory: 2, effective_inventory: 2 }),
          quantity: 4,
        }),
        cartItem({
          id: 'gone',
          product: product({ id: 'gone', name: 'შალის შარფი', inventory: 0, effective_inventory: 0 }),
        }),
      ]),
    }),
  ),
  play: async ({ canvas }) => {
    const cartPart = within(canvas.getByRole('region', { name: 'კალათა' }))
    await expect(
      await cartPart.findByText('შალის შარფი კალათიდან ამოღებულია, რადგან აღარ იყიდება.'),
    ).toBeVisible()
    await expect(cartPart.getByText(/^მარაგი არ არის საკმარისი: წაბლის თაფლი/)).toBeVisible()
    await expect(cartPart.getByText(/ფასი იყო 30,00 ₾, ახლა არის 38,50 ₾\.$/)).toBeVisible()
    await expect(cartPart.getByText('ზოგავთ')).toBeVisible()
  },
}

/** One product, and fifty lines in the cart. */
export const OneProductFiftyLines: Story = {
  parameters: handlers(
    ...shopHandlers({
      products: [product()],
      cart: cart(
        Array.from({ length: 50 }, (_, index) =>
          cartItem({
            id: `line-${index}`,
            product: product({ id: `p-${index}`, name: `საფერავი ${index + 1}` }),
          }),
        ),
      ),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('table')).getAllByRole('row')).toHaveLength(51)
  },
}

/** Long names, six-digit prices, no picture. */
export const Awkward: Story = {
  parameters: handlers(
    ...shopHandlers({
      products: Array.from({ length: 9 }, (_, index) => awkwardProduct({ id: `awkward-${index}` })),
      cart: cart([cartItem({ product: awkwardProduct(), quantity: 2 })]),
    }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
}

/** An empty category. */
export const EmptyCategory: Story = {
  args: { path: `/?${new URLSearchParams({ category: 'სახლი' })}` },
  parameters: handlers(...shopHandlers({ products: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('აქ ჯერ არაფერია')).toBeVisible())
  },
}

/** The empty result names the search (CAT-09). */
export const NothingFound: Story = {
  args: { path: `/?${new URLSearchParams({ search: 'თვითმფრინავი' })}` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('„თვითმფრინავი“ ვერ მოიძებნა')).toBeVisible())
    await expect(canvas.getByRole('combobox', { name: 'ძიება' })).toHaveValue('თვითმფრინავი')
  },
}

/** A long search takes two lines on a phone, beside the controls. */
export const Found: Story = {
  args: { path: `/?${new URLSearchParams({ search: 'საფერავი, ქვევრის ღვინო' })}` },
  parameters: handlers(...shopHandlers({ products: [product(), ...products(3)] })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ძიების შედეგი: „საფერავი, ქვევრის ღვინო“')).toBeVisible())
    const filters = canvas.getByRole('button', { name: 'ფილტრები' }).getBoundingClientRect()
    await expect(filters.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 16)
  },
}

/** All requests fail: an error and a retry in each place, and only the cart's toast (CAT-08, CART-11). */
export const Failing: Story = {
  parameters: handlers(
    failingHandler('/v1/products/'),
    failingHandler('/v1/categories/'),
    failingHandler('/v1/cart/'),
    ...shopHandlers(),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('პროდუქტები ვერ ჩაიტვირთა')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getAllByText('კალათის ჩატვირთვა ვერ მოხერხდა.').length).toBeGreaterThan(0),
    )
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your cart is empty')).toBeVisible())
  },
}
