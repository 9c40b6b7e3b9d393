import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import { runtimeConfigSchema, type SavedItem } from '@dukani/contracts'
import { App } from '#app/App.tsx'
import { soldOutProduct } from '../mocks/products.ts'
import { assortment, failingHandler, pendingHandler, shopHandlers } from '../mocks/shopHandlers.ts'
import { savedItem, savedItems } from '../mocks/savedItems.ts'
import { asCustomer } from './support/asCustomer.ts'
import { screenParameters } from './support/screenParameters.ts'

const LIST = '/v1/saved-items/'
const config = runtimeConfigSchema.parse({})

/** A history in which the wishlist has just been opened over the catalogue. */
const opened = ['/', { pathname: '/', state: { overlay: 'wishlist' } }]

/** The storefront with the wishlist open over the catalogue. */
function WishlistScreen() {
  const [visit, setVisit] = useState(0)
  return (
    <MemoryRouter key={visit} initialEntries={opened}>
      <App language="ka" config={config} state={{}} reload={() => setVisit(visit + 1)} />
    </MemoryRouter>
  )
}

const [, honey] = assortment()
const kind = honey?.specifications.find(({ price }) => price !== null)
if (!honey || !kind) throw new Error('the mocks have no product with specifications')

const gone = soldOutProduct()

const three: SavedItem[] = [
  savedItem({
    id: 'honey',
    product: honey.id,
    product_name: honey.name,
    product_main_image: honey.main_image,
    specification: { id: kind.id, value: kind.value },
  }),
  savedItem(),
  savedItem({ id: 'bare', product_name: 'ფუტკრის ცვილის სანთელი', product_main_image: null }),
]

const having = (saved: readonly SavedItem[], ...before: HttpHandler[]) => ({
  msw: { handlers: [...before, ...shopHandlers({ savedItems: saved })] },
})

const meta = {
  component: WishlistScreen,
  parameters: { ...screenParameters, ...having(three) },
  beforeEach: asCustomer(),
} satisfies Meta<typeof WishlistScreen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'შენახული პროდუქტები' }))

/** WISH-01: picture or words, name, specification; view leads to the product with that specification chosen. */
export const List: Story = {
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await expect(await inside.findAllByRole('listitem')).toHaveLength(3)
    await expect(inside.getByText('No Image')).toBeVisible()
    await userEvent.click(inside.getByRole('link', { name: `ნახვა: ${honey.name}` }))
    const product = within(await screen.findByRole('dialog', { name: honey.name }))
    await waitFor(() =>
      expect(product.getByRole('radio', { name: new RegExp(kind.value) })).toHaveAttribute(
        'aria-checked',
        'true',
      ),
    )
  },
}

/** A deleted one leaves at once, and the focus goes to what takes its place. */
export const Deleting: Story = {
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: `წაშლა: ${honey.name}` }))
    await expect(inside.getAllByRole('listitem')).toHaveLength(2)
    await expect(inside.getByRole('button', { name: `წაშლა: ${savedItem().product_name}` })).toHaveFocus()
  },
}

/** WISH-04: it comes back, and a notice says why. */
export const DeletingFails: Story = {
  parameters: having(
    three,
    http.delete(`*${LIST}:id/`, async () => {
      await delay(50)
      return HttpResponse.json({}, { status: 500 })
    }),
  ),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: `წაშლა: ${honey.name}` }))
    await waitFor(() => expect(screen.getByText('Failed to remove from wishlist')).toBeVisible())
    await expect(inside.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** While the product is asked for how many there are, the row stays and its button says that it is busy. */
export const Moving: Story = {
  parameters: having(three, pendingHandler(`/v1/products/${honey.id}/`)),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    const move = await inside.findByRole('button', { name: `კალათაში გადატანა: ${honey.name}` })
    await userEvent.click(move)
    await waitFor(() => expect(move).toHaveAttribute('aria-busy', 'true'))
    await expect(inside.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** What is in the cart leaves the list, and the notice says where it is. */
export const Moved: Story = {
  parameters: having(three),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: `კალათაში გადატანა: ${honey.name}` }))
    await waitFor(() => expect(inside.getAllByRole('listitem')).toHaveLength(2))
    await expect(inside.queryByText(honey.name)).toBeNull()
  },
}

/** CART-07: by the cart's own rules, and what is refused stays saved. */
export const MoveRefused: Story = {
  parameters: having([savedItem({ id: 'gone', product: gone.id, product_name: gone.name }), ...three]),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    const move = await inside.findByRole('button', { name: `კალათაში გადატანა: ${gone.name}` })
    await userEvent.click(move)
    await waitFor(() => expect(screen.getByText('ამ ვარიანტის მარაგი ამოწურულია.')).toBeVisible())
    await expect(inside.getAllByRole('listitem')).toHaveLength(4)
    await expect(move).not.toHaveAttribute('aria-busy', 'true')
  },
}

export const Loading: Story = { parameters: having(three, pendingHandler(LIST)) }

/** WISH-01: the one way on leads to the products. */
export const Empty: Story = {
  parameters: having([]),
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(await inside.findByRole('button', { name: 'პროდუქტების ნახვა' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const EmptyAtRest: Story = { parameters: having([]) }

/** WISH-04, with a retry. */
export const Failed: Story = {
  parameters: having(three, failingHandler(LIST, 400)),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('Failed to fetch wishlist items'))
  },
}

export const Fifty: Story = { parameters: having(savedItems(50)) }

export const LongNames: Story = {
  parameters: having([
    savedItem({
      product_name:
        'ხელნაკეთი, ღუმელში გამომწვარი და ფუტკრის ცვილით გაჟღენთილი შროშული თიხის დიდი დოქი ღვინისთვის, ორი ყურით',
      specification: {
        id: '0199a1b2-0000-7000-8000-000000000042',
        value: 'მუქი ყავისფერი, ხუთი ლიტრი, ხის სახურავით და საჩუქრის ყუთით',
      },
    }),
    ...three,
  ]),
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: LongNames.parameters ?? {},
}

export const Dark: Story = { globals: { theme: 'dark' } }
