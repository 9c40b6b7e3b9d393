import type { Meta, StoryObj } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DEFAULT_CONFIG, type SavedItem } from '@dukani/contracts'
import { App } from '#app/App.tsx'
import { cart, cartItem } from '../../mocks/cart.ts'
import { assortment, failingHandler, pendingHandler, shopHandlers } from '../../mocks/shopHandlers.ts'
import { savedItem, savedItems } from '../../mocks/savedItems.ts'
import { asCustomer } from '../support/asCustomer.ts'
import { screenParameters } from '../support/screenParameters.ts'

const LIST = '/v1/saved-items/'
const config = DEFAULT_CONFIG

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

/** WISH-01: picture or text, name, specification, and the quantity in the cart. */
export const List: Story = {
  parameters: {
    msw: {
      handlers: shopHandlers({
        savedItems: three,
        customerCart: cart([cartItem({ product: honey, specification: kind, quantity: 1 })]),
      }),
    },
  },
  play: async () => {
    const inside = await dialog()
    await expect(await inside.findAllByRole('listitem')).toHaveLength(3)
    await expect(inside.getByText('No Image')).toBeVisible()
    await expect(await inside.findByText('კალათაშია · 1')).toBeVisible()
  },
}

/** While the stock is requested the row stays and its button is busy. */
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

export const Loading: Story = { parameters: having(three, pendingHandler(LIST)) }

export const Empty: Story = { parameters: having([]) }

/** WISH-04, with a retry. */
export const Failed: Story = {
  parameters: having(three, failingHandler(LIST, 400)),
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('Failed to fetch wishlist items'))
  },
}

export const Fifty: Story = { parameters: having(savedItems(50)) }
