import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { staffProductDetails } from '../../mocks/adminProducts.ts'
import { AdminScreen } from '../support/AdminScreen.tsx'
import { NAME, productScreen, withProducts } from '../support/productScreen.ts'

const product = staffProductDetails({
  has_specifications: true,
  specifications: [
    { id: 'a', value: '0,75 ლ', sku: '', barcode: '', price: 38.5, old_price: 45, stock: 8 },
    { id: 'b', value: '1,5 ლ', sku: '', barcode: '', price: 70, old_price: null, stock: 0 },
  ],
})

/** A product as shoppers will see it, with what isn't saved yet. */
const meta = {
  component: AdminScreen,
  ...productScreen,
  parameters: { ...productScreen.parameters, ...withProducts({ product }).parameters },
  args: { path: `/products/${product.id}`, language: 'ka' },
} satisfies Meta<typeof AdminScreen>

export default meta
type Story = StoryObj<typeof meta>

async function open(name = 'გადახედვა') {
  const button = await screen.findByRole('button', { name })
  button.focus()
  button.click()
  return within(await screen.findByRole('dialog'))
}

/** A changed name is shown before it is saved; a choice shows its price; closing leads back to the button. */
export const Opened: Story = {
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: NAME })
    await userEvent.clear(name)
    await userEvent.type(name, 'ქინძმარაული')
    const preview = await open()
    // Its page, and its card.
    await expect(preview.getAllByRole('heading', { name: 'ქინძმარაული' })).toHaveLength(2)
    await userEvent.click(preview.getByRole('radio', { name: /0,75 ლ/ }))
    await expect(preview.getAllByText(/38,50/).length).toBeGreaterThan(1)
    await expect(preview.getByText(new RegExp(`/product/${product.id}`))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'გადახედვა' })).toHaveFocus())
    await expect(screen.getByText('შეუნახავი ცვლილებებია')).toBeVisible()
  },
}

/** What is wrong with the form is shown first. */
export const WrongPrice: Story = {
  ...withProducts(),
  play: async ({ userEvent }) => {
    const price = await screen.findByRole('textbox', { name: /^ფასი/ })
    await userEvent.clear(price)
    await userEvent.click(screen.getByRole('button', { name: 'გადახედვა' }))
    await expect(price).toHaveFocus()
    await expect(price).toBeInvalid()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A product that isn't created yet has no address and no picture. */
export const NewProduct: Story = {
  args: { path: '/products/new' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: NAME }), 'თაფლი')
    await userEvent.type(screen.getByRole('textbox', { name: /^ფასი/ }), '12')
    const preview = await open()
    await expect(preview.getByText('მისამართი დამატებისას მიენიჭება.')).toBeVisible()
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    const preview = await open('Preview')
    await expect(preview.getByText('In lists')).toBeVisible()
  },
}
