import type { Product } from '@dukani/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { VIEWED_KEY } from '#shared/session/forgetPerson.ts'
import { awkwardProduct, product, products, sizedProduct, soldOutProduct } from '../mocks/products.ts'
import { pendingHandler, shopHandlers, type MockShop } from '../mocks/shopHandlers.ts'
import { Screen } from './support/Screen.tsx'
import { screenParameters } from './support/screenParameters.ts'

const RELATED = 'მსგავსი პროდუქტები'
const VIEWED = 'ბოლოს ნანახი'

const shown = product({ reviews: 0 })
const wines = [shown, awkwardProduct(), soldOutProduct(), ...products(6)]
/** Of a category of its own. */
const jumper = sizedProduct()

const having = (shop: MockShop, ...before: ReturnType<typeof shopHandlers>) => ({
  msw: { handlers: [...before, ...shopHandlers({ products: [...wines, jumper], reviews: [], ...shop })] },
})

/** Has this browser look back on products, the last one first. */
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Comes to the modal's end, where other products are, when all that grows above it is there. */
async function end(canvas: Canvas): Promise<void> {
  const reviews = await canvas.findByText('მიმოხილვები ჯერ არ არის')
  reviews.closest('[data-part="below"]')?.scrollIntoView({ block: 'end' })
}

async function row(canvas: Canvas, name: string) {
  await end(canvas)
  const section = (await canvas.findByText(name)).closest('section')
  if (section === null) throw new Error(`${name} is no section's title`)
  return within(section)
}

/** PROD-11: five of the category, never itself. */
export const Related: Story = {
  play: async ({ canvas }) => {
    const related = await row(canvas, RELATED)
    await waitFor(() => expect(related.getAllByRole('link')).toHaveLength(5))
    const ways = related.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(ways).not.toContain(`/product/${shown.id}`)
    await expect(ways).not.toContain(`/product/${jumper.id}`)
    // The row has made the modal longer: its picture is of the end, whenever that came.
    await end(canvas)
  },
}

export const RelatedLoading: Story = {
  parameters: having({}, pendingHandler('/v1/products/')),
  play: async ({ canvas }) => {
    const related = await row(canvas, RELATED)
    await expect(related.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await end(canvas)
  },
}

/** Ten looked at, this one among them: nine others, the last one first. */
export const Viewed: Story = {
  parameters: having({ products: [shown, ...products(9)] }),
  beforeEach: lookedAt(...products(9), shown),
  play: async ({ canvas }) => {
    const viewed = await row(canvas, VIEWED)
    await waitFor(() => expect(viewed.getAllByRole('link')).toHaveLength(9))
    await expect(canvas.getByRole('region', { name: RELATED })).toBeVisible()
    await end(canvas)
  },
}
