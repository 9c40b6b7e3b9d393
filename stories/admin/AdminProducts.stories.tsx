import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { adminProductHandlers, type MockProducts } from '../../mocks/adminProductHandlers.ts'
import { staffProduct, staffProductDetails as staffDetails } from '../../mocks/adminProducts.ts'
import { failingHandler, pendingHandler, unreachableHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const products = [
  staffProduct(),
  staffProduct({
    id: '2',
    handle: 'maisuri-tavsakhuravi',
    name: 'ძალიან გრძელი სახელის მქონე ქართული მაისური ბუნებრივი ბამბისგან',
    stock: 0,
    published: false,
    category: null,
    image: null,
  }),
  staffProduct({
    id: '3',
    handle: 'tea',
    name: 'Herbal tea',
    price: 1240.5,
    stock: 38,
    has_specifications: true,
  }),
]

const shown = (mock: MockProducts, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { msw: { handlers: [...before, ...adminProductHandlers(mock), ...adminHandlers()] } },
})

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, ...shown({ products }).parameters },
  args: { path: '/products', language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const list = async () => within(await screen.findByRole('list', { name: 'პროდუქტები' }))
const rows = async () => (await list()).findAllByRole('listitem')

/** All products, newest first. A search is by words of the name, handle, SKU or barcode. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(await rows()).toHaveLength(3)
    await userEvent.type(screen.getByRole('textbox', { name: /SKU/ }), 'Herbal{Enter}')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  },
}

/** Price and stock are edited in place; Enter saves. */
export const EditedInPlace: Story = {
  ...shown({ products }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 38,5/ }))
    await userEvent.keyboard('{Control>}a{/Control}41,90{Enter}')
    await expect(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 41,9/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /საფერავი.*მარაგი: 14/ }))
    await userEvent.keyboard('{Control>}a{/Control}x{Enter}')
    await expect(await screen.findByText(/მთელი რიცხვი/)).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}20{Enter}')
    await expect(await screen.findByRole('button', { name: /საფერავი.*მარაგი: 20/ })).toBeVisible()
  },
}

/** A hidden product is published by its checkbox. */
export const Published: Story = {
  ...shown({ products }),
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('checkbox', { name: /მაისური/ })
    await userEvent.click(box)
    await waitFor(() => expect(box).toBeChecked())
  },
}

/** Somebody else has edited the product: nothing is changed, and the list is read again. */
export const ChangedMeanwhile: Story = {
  ...shown({ products: products.slice(0, 1), meanwhile: { ...staffDetails(), price: 50 } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 38,5/ }))
    await userEvent.keyboard('{Control>}a{/Control}41,90{Enter}')
    await expect((await screen.findAllByText(/ამასობაში შეიცვალა/))[0]).toBeVisible()
  },
}

/** The filter is in the address, so a link to it can be sent. */
export const Filtered: Story = {
  args: { path: '/products?published=false' },
  play: async () => {
    await expect(await rows()).toHaveLength(1)
  },
}

/** More products follow on a press. */
export const More: Story = {
  ...shown({ products, part: 2 }),
  play: async ({ userEvent }) => {
    await expect(await rows()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'მეტის ჩვენება' }))
    await waitFor(async () => expect(await rows()).toHaveLength(3))
  },
}

/** No product matches; one press shows all. */
export const NoneFound: Story = {
  args: { path: '/products?search=999' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ყველას ნახვა' }))
    await expect(await rows()).toHaveLength(3)
  },
}

export const NoProducts: Story = { ...shown({ products: [] }) }

export const Loading: Story = { ...shown({}, pendingHandler('/v1/admin/products/')) }

export const Failed: Story = {
  ...shown({}, failingHandler('/v1/admin/products/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

export const Unreachable: Story = { ...shown({}, unreachableHandler('/v1/admin/products/')) }

export const English: Story = { globals: { language: 'en' } }
