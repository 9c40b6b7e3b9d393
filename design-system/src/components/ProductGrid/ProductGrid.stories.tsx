import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { ProductCard } from '../ProductCard/index.ts'
import { ProductGrid } from './index.ts'

const names = [
  'საფერავი, ქვევრის ღვინო, 2021',
  'წაბლის თაფლი აჭარის მთებიდან',
  'ხელით ნაქსოვი შალის შარფი',
  'უკაბელო ყურსასმენი ხმაურის ჩახშობით',
]
const pictures = Object.values(samplePictures)

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductCard
      key={index}
      id={index}
      name={names[index % names.length] ?? ''}
      href={`/product/${index}`}
      picture={{ src: pictures[index % pictures.length] ?? null }}
      price={2450 + index * 1775}
      oldPrice={index % 3 === 0 ? 4500 + index * 1800 : null}
      inCart={index === 1 ? 2 : 0}
      outOfStock={index === 5}
      priority={index < 4 ? 'soon' : 'lazy'}
      language="ka"
      labels={{
        add: `${names[index % names.length]}: ${index === 1 ? 'კალათაშია 2. კიდევ დამატება' : 'კალათაში დამატება'}`,
        inCart: 'კალათაშია · 2',
        outOfStock: 'მარაგი ამოწურულია',
        oldPrice: 'ძველი ფასი',
        priceUnavailable: 'ფასი მიუწვდომელია',
        discount: index % 3 === 0 ? '−16%' : undefined,
      }}
      onAdd={fn()}
    />
  ))

const meta = {
  component: ProductGrid,
  parameters: {
    about: {
      use: 'The cards of a list of products: two columns on a phone, three from 900 px.',
      not: 'For one row use ProductScroller; for other cells, Grid. An empty list is an EmptyState in its place.',
      accessibility: [
        'A named list with one item per card, in the order that is read; `role="list"` keeps it one in Safari.',
        '`aria-busy` is set while skeletons are there; these are hidden from screen readers. What has come is said by LoadMore.',
        'Card by card Tab goes from the link to the button that adds, then to the heart.',
      ],
    },
  },
  args: { label: 'პროდუქტები', children: cards(9) },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

/** One page of the catalogue (CAT-03). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'false')
  },
}

export const Loading: Story = {
  args: { children: [], skeletons: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  },
}

export const LoadingMore: Story = { args: { skeletons: 9 } }
