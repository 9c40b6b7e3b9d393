import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { CartTable, CartTableSkeleton, type CartLine } from './index.ts'

const lines: CartLine[] = [
  {
    id: 'a',
    productId: 'saperavi',
    name: 'საფერავი, ქვევრის ღვინო, 2021',
    href: '/product/saperavi',
    picture: { src: samplePictures.glass },
    specification: '0,75 ლ',
    quantity: 1,
    limit: 5,
    price: 3800,
    oldPrice: 4500,
  },
  {
    id: 'b',
    productId: 'honey',
    name: 'წაბლის თაფლი აჭარის მთებიდან',
    href: '/product/honey',
    picture: { src: samplePictures.pot },
    specification: null,
    quantity: 2,
    limit: 5,
    price: 4900,
    oldPrice: null,
  },
  {
    id: 'c',
    productId: 'scarf',
    name: 'ხელით ნაქსოვი შალის შარფი',
    href: '/product/scarf',
    picture: { src: samplePictures.scarf },
    specification: 'ფერი: ბროწეული',
    quantity: 3,
    limit: 3,
    price: 26700,
    oldPrice: null,
  },
]

const [first, ...rest] = lines
const withFirst = (change: Partial<CartLine>) => (first ? [{ ...first, ...change }, ...rest] : [])

const meta = {
  component: CartTable,
  parameters: {
    about: {
      use: 'The lines of the cart: quantities are changed in place, a line is taken out and put back.',
      not: 'For what was bought use OrderDetails; for saved products, SavedList. An empty cart is an EmptyState in its place.',
      accessibility: [
        'A real table with a name, column headers and the product as each row’s header; explicit roles keep it one where its rows stack.',
        'The labels of a row’s buttons get the product’s name, so that “one more” says of what; Undo follows the sentence that says what was taken out.',
        'Removing moves the focus to Undo in the same place, and Undo moves it back to the delete button.',
        'The picture is a second link to the product, hidden from screen readers and skipped by Tab: the name is the one that is read.',
      ],
    },
  },
  args: {
    lines,
    language: 'ka',
    labels: {
      caption: 'კალათა',
      product: 'პროდუქტი',
      quantity: 'რაოდენობა',
      price: 'ფასი',
      noSpecification: 'სპეციფიკაციის გარეშე',
      undo: 'დაბრუნება',
      oldPrice: 'ძველი ფასი',
      priceUnavailable: 'ფასი მიუწვდომელია',
      increase: (name) => `ერთით მეტი: ${name}`,
      decrease: (name) => `ერთით ნაკლები: ${name}`,
      quantityOf: (name) => `რაოდენობა: ${name}`,
      remove: (name) => `წაშლა: ${name}`,
      removed: (name) => `${name} კალათიდან ამოღებულია`,
      maximum: (limit) => `მაქსიმალური რაოდენობაა ${limit}.`,
    },
    onQuantityChange: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof CartTable>

export default meta
type Story = StoryObj<typeof meta>

/** CART-05, CART-06: minus stops at one, plus at the limit, where the reason stands. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    const more = (name: string) => canvas.getByRole('button', { name: `ერთით მეტი: ${name}` })
    const atLimit = more('ხელით ნაქსოვი შალის შარფი')
    await expect(atLimit).toHaveAccessibleDescription('მაქსიმალური რაოდენობაა 3.')
    await userEvent.click(atLimit)
    await userEvent.click(
      canvas.getByRole('button', { name: 'ერთით ნაკლები: საფერავი, ქვევრის ღვინო, 2021' }),
    )
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await userEvent.click(more('საფერავი, ქვევრის ღვინო, 2021'))
    await expect(args.onQuantityChange).toHaveBeenCalledWith('a', 2)
  },
}

/** CART-15: the undo stands where the line was, and the focus follows, there and back. */
export const Removed: Story = {
  render: function Removing(args) {
    const [removed, setRemoved] = useState(false)
    return (
      <CartTable
        {...args}
        lines={withFirst({ removed })}
        onRemove={() => setRemoved(true)}
        onUndo={() => setRemoved(false)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const remove = () => canvas.getByRole('button', { name: 'წაშლა: საფერავი, ქვევრის ღვინო, 2021' })
    const undo = () => canvas.getByRole('button', { name: 'დაბრუნება' })
    await userEvent.click(remove())
    await expect(undo()).toHaveFocus()
    await userEvent.click(undo())
    await expect(remove()).toHaveFocus()
    await userEvent.click(remove())
    await expect(canvas.getByText('საფერავი, ქვევრის ღვინო, 2021 კალათიდან ამოღებულია')).toBeVisible()
  },
}

/** Where rows stack, what says that a line is gone has the whole width. */
export const RemovedOnAPhone: Story = {
  args: { lines: withFirst({ removed: true }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: /ამოღებულია/ })
    await expect(cell.clientWidth).toBe(cell.parentElement?.clientWidth)
  },
}

/** Names and prices that need space, a line on its way, and one without picture and price. */
export const Awkward: Story = {
  args: {
    lines: [
      ...withFirst({
        name: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით',
        specification: 'ფერი: მუქი ბროწეულისფერი / მოცულობა: ოცდახუთი ლიტრი / მეხსიერება: 256 გბ',
        price: 61728000,
        oldPrice: 74999500,
        quantity: 5,
      }).slice(0, 1),
      ...rest.map((line, index) =>
        index === 0 ? { ...line, pending: true } : { ...line, picture: { src: null }, price: null },
      ),
    ],
  },
}

export const Loading: Story = { render: () => <CartTableSkeleton /> }
