import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
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
  parameters: { server: () => [...before, ...adminProductHandlers(mock), ...adminHandlers()] },
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

/** An emptied stock isn't a stock of 0: it is refused. */
export const StockEmptied: Story = {
  ...shown({ products }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /საფერავი.*მარაგი: 14/ }))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}')
    await expect(await screen.findByText(/მთელი რიცხვი/)).toBeVisible()
  },
}

/** A press on the checkbox ends the edit of the price: both are saved, one after the other. */
export const TwoEdits: Story = {
  ...shown({ products }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 38,5/ }))
    await userEvent.keyboard('{Control>}a{/Control}41,90')
    const box = screen.getByRole('checkbox', { name: /საფერავი/ })
    await userEvent.click(box)
    await waitFor(() => expect(box).not.toBeChecked())
    await expect(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 41,9/ })).toBeVisible()
  },
}

const selling = products.slice(0, 1)

/** A sale changes the stock, but not the version: the refreshed list shows it. */
export const SoldMeanwhile: Story = {
  parameters: {
    server: () => [
      http.get('*/v1/admin/products/', () => HttpResponse.json({ next: null, results: selling })),
      ...adminProductHandlers(),
      ...adminHandlers(),
    ],
  },
  beforeEach: () => {
    selling.splice(0, selling.length, ...products.slice(0, 1))
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: /საფერავი.*მარაგი: 14/ })).toBeVisible()
    selling.splice(0, 1, staffProduct({ stock: 9 }))
    await userEvent.click(screen.getByRole('button', { name: 'განახლება' }))
    await expect(await screen.findByRole('button', { name: /საფერავი.*მარაგი: 9/ })).toBeVisible()
  },
}

/** Another person has edited the product: nothing is changed, the list is read again, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  ...shown({ products: products.slice(0, 1), meanwhile: { ...staffDetails(), price: 50, version: 4 } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 38,5/ }))
    await userEvent.keyboard('{Control>}a{/Control}41,90{Enter}')
    await expect((await screen.findAllByText(/ამასობაში შეიცვალა/))[0]).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'ფასი, ₾' })
    await waitFor(() => expect(screen.getByText('50', { ignore: 'input' })).toBeInTheDocument())
    await expect(field).toHaveValue('41,90')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: /საფერავი.*ფასი, ₾: 50/ })).toBeVisible()
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

/** A promotion is on: the price to edit is the regular one, and the one that is paid stands beside the name. */
export const OnPromotion: Story = {
  ...shown({ products: [staffProduct({ cut_price: 30.8 })] }),
  play: async () => {
    await expect(await screen.findByText(/^აქციით 30,80\s₾ · ღვინო/)).toBeVisible()
    await expect(screen.getByRole('button', { name: /ფასი.*38,5/ })).toBeVisible()
  },
}
