import type { Product } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { VIEWED_KEY } from '#shared/session/clearPersonalData.ts'
import { cart, cartItem } from '../../mocks/cart.ts'
import { awkwardProduct, product, products, sizedProduct, soldOutProduct } from '../../mocks/products.ts'
import { pendingHandler, shopHandlers, type MockShop } from '../../mocks/shopHandlers.ts'
import { Screen } from '../support/Screen.tsx'
import { screenParameters } from '../support/screenParameters.ts'

const RELATED = 'მსგავსი პროდუქტები'
const VIEWED = 'ბოლოს ნანახი'

const shown = product({ reviews: 0 })
const wines = [shown, awkwardProduct(), soldOutProduct(), ...products(6)]
/** In another category. */
const jumper = sizedProduct()

const having = (shop: MockShop, ...before: ReturnType<typeof shopHandlers>) => ({
  msw: { handlers: [...before, ...shopHandlers({ products: [...wines, jumper], reviews: [], ...shop })] },
})

/** Stores viewed products in this browser, newest first. */
const lookedAt =
  (...list: readonly Pick<Product, 'id'>[]) =>
  () => {
    const views = list.map(({ id }) => ({ id: String(id), at: Date.now() }))
    localStorage.setItem(VIEWED_KEY, JSON.stringify({ version: 1, views }))
  }

const meta = {
  component: Screen,
  parameters: { ...screenParameters, ...having({}) },
  args: { path: `/product/${shown.id}`, language: 'ka' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Scrolls to the related products at the modal's end, once everything above is loaded. */
async function end(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const below = canvasElement.ownerDocument.querySelector<HTMLElement>('[data-part="below"]')
    if (below === null) throw new Error('the modal has no end yet')
    below.scrollIntoView({ block: 'end' })
    within(below).getByText('მიმოხილვები ჯერ არ არის')
  })
}

async function row({ canvas, canvasElement }: Context, name: string) {
  await end(canvasElement)
  const section = (await canvas.findByText(name)).closest('section')
  if (section === null) throw new Error(`${name} is no section's title`)
  return within(section)
}

/** Products in the cart are marked, as in the catalogue. */
export const InCart: Story = {
  parameters: having({ cart: cart([cartItem({ product: awkwardProduct(), quantity: 2 })]) }),
  play: async (context) => {
    const related = await row(context, RELATED)
    await expect(await related.findByText('კალათაშია · 2')).toBeVisible()
  },
}

/** PROD-11: five of the category, without the product itself. */
export const Related: Story = {
  play: async (context) => {
    const related = await row(context, RELATED)
    await waitFor(() => expect(related.getAllByRole('link')).toHaveLength(5))
    const ways = related.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(ways).not.toContain(`/product/${shown.id}`)
    await expect(ways).not.toContain(`/product/${jumper.id}`)
    // The row made the modal longer: the snapshot shows its end.
    await end(context.canvasElement)
  },
}

export const RelatedLoading: Story = {
  parameters: having({}, pendingHandler('/v1/products/')),
  play: async (context) => {
    const related = await row(context, RELATED)
    await expect(related.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await end(context.canvasElement)
  },
}

/** Ten viewed products, including this one: the nine others, newest first. */
export const Viewed: Story = {
  parameters: having({ products: [shown, ...products(9)] }),
  beforeEach: lookedAt(...products(9), shown),
  play: async (context) => {
    const viewed = await row(context, VIEWED)
    await waitFor(() => expect(viewed.getAllByRole('link')).toHaveLength(9))
    await expect(context.canvas.getByRole('region', { name: RELATED })).toBeVisible()
    await end(context.canvasElement)
  },
}
