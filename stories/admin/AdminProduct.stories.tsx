import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { adminProductHandlers, type MockProducts } from '../../mocks/adminProductHandlers.ts'
import { stockHandlers, stockMovement } from '../../mocks/adminStock.ts'
import { staffProductDetails } from '../../mocks/adminProducts.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { adminScreen } from '../support/adminScreen.ts'

const product = staffProductDetails()
const PATH = `/products/${product.id}`

const shown = (mock: MockProducts = {}, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { msw: { handlers: [...before, ...adminProductHandlers(mock), ...adminHandlers()] } },
})

const meta = {
  component: AdminScreen,
  ...adminScreen,
  parameters: { ...adminScreen.parameters, ...shown().parameters },
  beforeEach: () => {
    const leave = adminScreen.beforeEach()
    sessionStorage.clear()
    return leave
  },
  args: { path: PATH, language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: RegExp) => screen.findByRole('textbox', { name })

/** Sends files to the hidden input of a button. */
async function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')
  if (input === null) throw new Error('there is no input of files')
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** A changed price is saved; what was wrong stands at its field first. */
export const Edited: Story = {
  ...shown(),
  play: async ({ userEvent }) => {
    const price = await field(/^ფასი/)
    await userEvent.clear(price)
    await userEvent.type(price, 'იაფი')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(price).toHaveAccessibleDescription(/მიუთითეთ თანხა/)
    await expect(price).toHaveFocus()
    await userEvent.clear(price)
    await userEvent.type(price, '41,90')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await waitFor(() => expect(screen.queryByText('შეუნახავი ცვლილებებია')).toBeNull())
    await expect(await field(/^ფასი/)).toHaveValue('41,9')
  },
}

/** Specifications and sizes, each moved and removed by its buttons. */
export const WithSpecifications: Story = {
  ...shown({
    product: staffProductDetails({
      has_specifications: true,
      specifications: [
        {
          id: 'a',
          value: '0,75 ლ',
          sku: 'SP-75',
          barcode: '4860001230020',
          price: 38.5,
          old_price: 45,
          stock: 8,
        },
        { id: 'b', value: '1,5 ლ', sku: '', barcode: '', price: null, old_price: null, stock: 0 },
      ],
      variants: [{ id: 'm', size: 'M', stock: 3 }],
    }),
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ვარიანტი 2: ზემოთ' }))
    const first = within(screen.getByRole('group', { name: 'ვარიანტი 1' }))
    await expect(first.getByRole('textbox', { name: /დასახელება/ })).toHaveValue('1,5 ლ')
    await userEvent.click(screen.getByRole('button', { name: 'ზომა 1: მოშორება' }))
    await expect(screen.queryByRole('group', { name: 'ზომა 1' })).toBeNull()
  },
}

/** A new product from three pictures: the second is moved to the front. */
export const Created: Story = {
  ...shown(),
  args: { path: '/products/new' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(/სახელი/), 'თაფლი')
    await userEvent.type(await field(/^ფასი/), '12')
    await choose(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'))
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /რა ჩანს/ })).toHaveLength(3))
    await userEvent.type(screen.getAllByRole('textbox', { name: /რა ჩანს/ })[1] ?? document.body, 'ქილა')
    await userEvent.click(screen.getByRole('button', { name: 'სურათი 2: წინ' }))
    await userEvent.click(screen.getByRole('button', { name: 'დამატება' }))
    await expect(await screen.findByRole('heading', { name: 'თაფლი', level: 1 })).toBeVisible()
    await expect(screen.getAllByRole('textbox', { name: /რა ჩანს/ })[0]).toHaveValue('ქილა')
  },
}

/** A picture that the server refuses is named; the others stay. */
export const PictureRefused: Story = {
  ...shown({}, failingHandler('/v1/admin/pictures/', 400)),
  play: async () => {
    await field(/სახელი/)
    await choose(photo('broken.jpg'))
    await expect(await screen.findByText(/broken\.jpg/)).toBeVisible()
  },
}

/** Both have changed the name: both are shown, and one is chosen. The other's price is taken over. */
export const Conflict: Story = {
  ...shown({ meanwhile: staffProductDetails({ name: 'საფერავი 2022', price: 50, version: 4 }) }),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(/სახელი/), ' 2021')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(await screen.findByText('შენახულია: საფერავი 2022')).toBeVisible()
    await expect(screen.getByText('თქვენი: საფერავი, ქვევრის ღვინო 2021')).toBeVisible()
    await expect(await field(/^ფასი/)).toHaveValue('50')
    await expect(screen.getByRole('button', { name: 'შენახვა' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'ჩემი დარჩეს' }))
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(
      await screen.findByRole('heading', { name: 'საფერავი, ქვევრის ღვინო 2021', level: 1 }),
    ).toBeVisible()
  },
}

/** Deleting says what shoppers and orders will see. */
export const DeleteAsked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'წაშლა' }))
    await expect(await screen.findByText(/შეკვეთებში სახელი დარჩება/)).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { path: '/products/unknown' },
  play: async () => {
    await expect(await screen.findByText('ასეთი გვერდი არ არის')).toBeVisible()
  },
}

export const Loading: Story = { ...shown({}, pendingHandler('/v1/admin/products/:id/')) }

export const Failed: Story = {
  ...shown({}, failingHandler('/v1/admin/products/:id/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

/** Why the stock changed: a sale with its order, and staff with their names; more on demand. */
export const Movements: Story = {
  ...shown(
    {},
    ...stockHandlers({
      part: 2,
      movements: [
        stockMovement(),
        stockMovement({
          ...{ id: 'v2', specification: '0,75 ლ', change: 5, stock: 14, reason: 'count', order: null },
          author: { id: 'm1', name: 'ნინო ბერიძე' },
        }),
        stockMovement({ id: 'v3', change: 9, stock: 9, reason: 'import', order: null }),
      ],
    }),
  ),
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('list', { name: 'მარაგის ცვლილებები' }))
    await expect(list.getByRole('link', { name: /261120-48213/ })).toHaveAttribute('href', '/admin/orders/o1')
    await expect(list.getByText('ნინო ბერიძე')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /მეტი/ }))
    await expect(await list.findByText('იმპორტი')).toBeVisible()
  },
}

export const NoMovements: Story = { ...shown({}, ...stockHandlers({ movements: [] })) }

export const MovementsLoading: Story = { ...shown({}, pendingHandler('/v1/admin/products/:id/stock/')) }

export const MovementsFailed: Story = {
  ...shown({}, failingHandler('/v1/admin/products/:id/stock/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
    await expect(await field(/^ფასი/)).toBeVisible()
  },
}

export const English: Story = { globals: { language: 'en' } }
