import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type MouseEvent } from 'react'
import { expect, fn, within } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { SavedList, SavedListSkeleton, type SavedListItem, type SavedListProps } from './index.ts'

const scarf: SavedListItem = {
  id: 1,
  productId: 1,
  name: 'ხელით ნაქსოვი შალის შარფი',
  href: '#scarf',
  picture: { src: samplePictures.scarf },
  specification: null,
}
const jug: SavedListItem = {
  id: 2,
  productId: 2,
  name: 'თიხის დოქი ღვინისთვის',
  href: '#jug',
  picture: { src: samplePictures.pot },
  specification: { name: 'სპეციფიკაცია 42', value: '2 ლ' },
}
const bare: SavedListItem = { ...scarf, id: 3, productId: 3, name: 'ფუტკრის ცვილის სანთელი', picture: null }

const meta = {
  component: SavedList,
  parameters: {
    about: {
      use: 'The saved products, each with the ways to it, into the cart, and out of the list.',
      not: 'For the cart use CartTable; for products to discover, ProductGrid. An empty list is an EmptyState.',
      accessibility: [
        'A named list. Every button and the link “view” are named with the product; that name has to contain the words that are seen.',
        'When a row leaves by its own button the focus goes to the same button of the row that takes its place, or of the last; for an empty list the caller moves it.',
        'While a product moves into the cart its button is `aria-busy`, the delete button `aria-disabled`; both keep their focus.',
        'The picture’s link is hidden from screen readers, and Tab skips it. Buttons are 44 px high.',
      ],
    },
  },
  args: {
    items: [scarf, { ...jug, inCart: 'კალათაშია · 1' }, bare],
    labels: {
      list: 'შენახული პროდუქტები',
      noImage: 'No Image',
      view: 'ნახვა',
      viewNamed: (name) => `ნახვა: ${name}`,
      move: 'კალათაში',
      moveNamed: (name) => `კალათაში გადატანა: ${name}`,
      deleteNamed: (name) => `წაშლა: ${name}`,
    },
    onNavigate: fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault()),
    onMove: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SavedList>
export default meta
type Story = StoryObj<typeof meta>

/** WISH-01: picture or words, name, specification, delete and view. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, second, third] = canvas.getAllByRole('listitem')
    if (!second || !third) throw new Error('three rows are expected')
    await expect(second).toHaveTextContent('სპეციფიკაცია 42')
    await expect(second).toHaveTextContent('2 ლ')
    await expect(within(second).getByText('კალათაშია · 1')).toBeVisible()
    await expect(within(third).getByText('No Image')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'ნახვა: თიხის დოქი ღვინისთვის' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), 2)
    const bin = canvas.getByRole('button', { name: 'წაშლა: თიხის დოქი ღვინისთვის' })
    const { width, height } = bin.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await userEvent.click(bin)
    await expect(args.onDelete).toHaveBeenCalledWith(2)
  },
}

function Removing(props: SavedListProps) {
  const [items, setItems] = useState(props.items)
  return (
    <SavedList
      {...props}
      items={items}
      onMove={(gone) => setItems(items.filter(({ id }) => id !== gone))}
      onDelete={(gone) => setItems(items.filter(({ id }) => id !== gone))}
    />
  )
}

const moveOf = (name: string) => `კალათაში გადატანა: ${name}`

/**
 * Deleted, or moved into the cart: the focus goes to the same button of what takes the place of the one that left, and from
 * the end to the last one.
 */
export const Leaving: Story = {
  args: { items: [scarf, jug, { ...bare, id: 4, name: 'ხის კოვზი' }, bare] },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const bin = (name: string) => canvas.getByRole('button', { name: `წაშლა: ${name}` })
    await userEvent.click(bin('ხის კოვზი'))
    await expect(bin(bare.name)).toHaveFocus()
    await userEvent.click(bin(bare.name))
    await expect(bin(jug.name)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: moveOf(scarf.name) }))
    await expect(canvas.getByRole('button', { name: moveOf(jug.name) })).toHaveFocus()
  },
}

/** Names that need space; on its way into the cart nothing else can be done with the first, the others can. */
export const MovePending: Story = {
  args: {
    items: [
      { ...scarf, moving: true },
      {
        ...jug,
        name: 'ხელნაკეთი, ღუმელში გამომწვარი და ფუტკრის ცვილით გაჟღენთილი შროშული თიხის დიდი დოქი ღვინისთვის, ორი ყურით',
        specification: {
          name: 'სპეციფიკაცია 0199a1b2-0000-7000-8000-000000000042',
          value: 'მუქი ყავისფერი, ხუთი ლიტრი, ხის სახურავით და საჩუქრის ყუთით',
        },
      },
      { ...bare, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: moveOf(scarf.name), busy: true }))
    await userEvent.click(canvas.getByRole('button', { name: `წაშლა: ${scarf.name}` }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^კალათაში გადატანა: Llan/ }))
    await expect(args.onMove).toHaveBeenCalledWith(bare.id)
  },
}

export const Loading: Story = { render: () => <SavedListSkeleton /> }
