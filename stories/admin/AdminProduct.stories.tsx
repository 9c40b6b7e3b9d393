import { serverKa } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { promotion } from '../../mocks/adminPromotions.ts'
import { stockHandlers, stockMovement } from '../../mocks/adminStock.ts'
import { staffProductDetails } from '../../mocks/adminProducts.ts'
import { failingHandler, pendingHandler } from '../../mocks/shopHandlers.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { NAME, productScreen, withProducts } from '../support/productScreen.ts'

const product = staffProductDetails()
const PATH = `/products/${product.id}`

const meta = {
  component: AdminScreen,
  ...productScreen,
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
  ...withProducts(),
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

/** English texts are added below the Georgian ones. */
export const EnglishTexts: Story = {
  ...withProducts({ product: staffProductDetails({ name_en: '', description_en: '' }) }),
  play: async ({ userEvent }) => {
    const texts = await screen.findByRole('button', { name: 'ინგლისური ტექსტები' })
    await userEvent.click(texts)
    const name = await field(/^სახელი ინგლისურად/)
    await userEvent.type(name, 'Saperavi')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await waitFor(() => expect(screen.queryByText('შეუნახავი ცვლილებებია')).toBeNull())
    await expect(texts).toHaveAttribute('aria-expanded', 'true')
    await expect(name).toHaveValue('Saperavi')
  },
}

/** What isn't saved is thrown away: the saved values are there again. */
export const Discarded: Story = {
  ...withProducts(),
  play: async ({ userEvent }) => {
    const price = await field(/^ფასი/)
    await userEvent.clear(price)
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(price).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'ცვლილებების გაუქმება' }))
    await expect(price).toHaveValue('38,5')
    await expect(price).toBeValid()
    await expect(screen.getByRole('button', { name: 'შენახვა' })).toHaveFocus()
  },
}

/** Specifications and sizes, each moved and removed by its buttons. */
export const WithSpecifications: Story = {
  ...withProducts({
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
    await expect(screen.getByRole('button', { name: 'ვარიანტი 1: ზემოთ' })).toHaveFocus()
    const first = within(screen.getByRole('group', { name: 'ვარიანტი 1' }))
    await expect(first.getByRole('textbox', { name: /დასახელება/ })).toHaveValue('1,5 ლ')
    await userEvent.click(screen.getByRole('button', { name: 'ზომა 1: წაშლა' }))
    await expect(screen.queryByRole('group', { name: 'ზომა 1' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'ზომის დამატება' })).toHaveFocus()
  },
}

/** A new product from three pictures: the second is moved to the front, and the third is removed. */
export const Created: Story = {
  ...withProducts(),
  args: { path: '/products/new' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(NAME), 'თაფლი')
    await userEvent.type(await field(/^ფასი/), '12')
    await choose(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'))
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: /რა ჩანს/ })).toHaveLength(3))
    await userEvent.type(screen.getAllByRole('textbox', { name: /რა ჩანს/ })[1] ?? document.body, 'ქილა')
    await userEvent.click(screen.getByRole('button', { name: 'სურათი 2: წინ' }))
    await expect(screen.getByRole('button', { name: 'სურათი 1: წინ' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'სურათი 3: წაშლა' }))
    await expect(screen.getByRole('button', { name: 'არჩევა' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'დამატება' }))
    await expect(await screen.findByRole('heading', { name: 'თაფლი', level: 1 })).toBeVisible()
    await expect(screen.getAllByRole('textbox', { name: /რა ჩანს/ })[0]).toHaveValue('ქილა')
  },
}

/** Pictures that the server refuses are named, and so is what isn't a picture. */
export const PictureRefused: Story = {
  ...withProducts({}, failingHandler('/v1/admin/pictures/', 400)),
  play: async () => {
    await field(NAME)
    await choose(photo('first.jpg'), new File(['x'], 'list.txt', { type: 'text/plain' }))
    await choose(photo('second.jpg'))
    const message = await screen.findByText(/second\.jpg/)
    await expect(message).toHaveTextContent(/first\.jpg.*list\.txt: სურათი არ არის.*second\.jpg/)
  },
}

/** Both have changed the name: both are shown, and one is chosen. The other's price is taken over. */
export const Conflict: Story = {
  ...withProducts({ meanwhile: staffProductDetails({ name: 'საფერავი 2022', price: 50, version: 4 }) }),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(NAME), ' 2021')
    await userEvent.click(screen.getByRole('button', { name: 'შენახვა' }))
    await expect(await screen.findByText('შენახულია: საფერავი 2022')).toBeVisible()
    await expect(screen.getByText('თქვენი: საფერავი, ქვევრის ღვინო 2021')).toBeVisible()
    await expect(await field(/^ფასი/)).toHaveValue('50')
    const save = screen.getByRole('button', { name: 'შენახვა' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'ჩემი დარჩეს' }))
    await waitFor(() => expect(save).toHaveFocus())
    await expect(screen.queryByText(serverKa['server.productChanged'])).toBeNull()
    await userEvent.click(save)
    await expect(
      await screen.findByRole('heading', { name: 'საფერავი, ქვევრის ღვინო 2021', level: 1 }),
    ).toBeVisible()
  },
}

/** Deleting says what shoppers and orders will see, and leads to the list. */
export const DeleteAsked: Story = {
  ...withProducts(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'წაშლა' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/შეკვეთებში სახელი დარჩება/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'წაშლა' }))
    await expect(await screen.findByText('პროდუქტი წაშლილია')).toBeVisible()
    await expect(await screen.findByText('პროდუქტები ჯერ არ არის')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.queryByText('შენახულია')).toBeNull()
  },
}

export const NotFound: Story = {
  args: { path: '/products/unknown' },
  play: async () => {
    await expect(await screen.findByText('ასეთი გვერდი არ არის')).toBeVisible()
  },
}

export const Loading: Story = { ...withProducts({}, pendingHandler('/v1/admin/products/:id/')) }

export const Failed: Story = {
  ...withProducts({}, failingHandler('/v1/admin/products/:id/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
  },
}

/** Why the stock changed: a sale with its order, and staff with their names; more on demand. */
export const Movements: Story = {
  ...withProducts(
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

export const NoMovements: Story = { ...withProducts({}, ...stockHandlers({ movements: [] })) }

export const MovementsLoading: Story = {
  ...withProducts({}, pendingHandler('/v1/admin/products/:id/stock/')),
}

export const MovementsFailed: Story = {
  ...withProducts({}, failingHandler('/v1/admin/products/:id/stock/')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeVisible()
    await expect(await field(/^ფასი/)).toBeVisible()
  },
}

export const English: Story = { globals: { language: 'en' } }

/** A promotion is on: its days and the price that it makes are above the regular prices, which are edited. */
export const OnPromotion: Story = {
  ...withProducts({ product: staffProductDetails({ cut_price: 30.8 }), promotions: [promotion()] }),
  play: async () => {
    const promotions = within(await screen.findByRole('region', { name: 'აქციები' }))
    await expect(promotions.getByText(/^ახლა იყიდება 30,80\s₾-ად$/)).toBeVisible()
    await expect(promotions.getByText(/^21 ნოე\. 2026, 00:00-დან/)).toBeVisible()
    await expect(await field(/^ფასი/)).toHaveValue('38,5')
  },
}
