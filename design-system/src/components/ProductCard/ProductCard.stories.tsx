import type { MouseEvent } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { HeartButton } from '../HeartButton/index.ts'
import { ProductGrid } from '../ProductGrid/index.ts'
import { ProductCard, ProductCardSkeleton } from './index.ts'

const meta = {
  component: ProductCard,
  parameters: {
    about: {
      use: 'A product in the grid of the catalogue: picture, name, price, and a button that adds it to the cart.',
      not: 'In a row that scrolls sideways take ProductScroller; in the cart, CartTable; among saved products, SavedList.',
      accessibility: [
        'An `article`. Picture and name are one link, whose name is the heading in it (level 2 or 3, by `headingLevel`); the picture’s `alt` is empty.',
        'The button is 44 px high, and stays pressable when nothing is left: the mark on the picture is its description, the answer says why.',
        '`labels.add` says the product’s name and how many are in the cart: what is drawn on the button is hidden from readers.',
        'While adding it is `aria-busy` and keeps its focus.',
      ],
    },
  },
  args: {
    id: 'saperavi',
    name: 'საფერავი, ქვევრის ღვინო, 2021',
    href: '/product/saperavi',
    picture: { src: samplePictures.glass },
    price: 3800,
    language: 'ka',
    labels: {
      add: 'კალათაში დამატება: საფერავი, ქვევრის ღვინო, 2021',
      inCart: 'კალათაშია · 2',
      outOfStock: 'მარაგი ამოწურულია',
      oldPrice: 'ძველი ფასი',
      priceUnavailable: 'ფასი მიუწვდომელია',
    },
    onAdd: fn(),
    onNavigate: fn((event: MouseEvent) => event.preventDefault()),
  },
  // A card is as wide as its column of the grid.
  decorators: [
    (Story, { parameters }) =>
      parameters['matrix'] ? (
        <Story />
      ) : (
        <ProductGrid label="პროდუქტები">
          <Story />
        </ProductGrid>
      ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

const labels = meta.args.labels

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels.add }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: args.name }))
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

export const Discounted: Story = {
  args: { oldPrice: 4500, labels: { ...labels, discount: '−16%' } },
}

const inCartOf = (count: number) => ({
  inCart: count,
  labels: {
    ...labels,
    add: `${meta.args.name}: კალათაშია ${count}. კიდევ დამატება`,
    inCart: `კალათაშია · ${count}`,
  },
})
const inCart = inCartOf(2)

export const InCart: Story = {
  args: inCart,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inCart.labels.add }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** The first addition is on its way: a second press does nothing. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels.add }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** Still pressable: the app answers with the reason (CAT-06). */
export const OutOfStock: Story = {
  args: { outOfStock: true },
  play: async ({ canvas, args, userEvent }) => {
    const add = canvas.getByRole('button', { name: labels.add })
    await expect(add).toHaveAccessibleDescription(labels.outOfStock)
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  args: {
    name: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით და მოვლის ინსტრუქციით',
    ...inCartOf(5),
  },
}

export const SixDigitPrice: Story = {
  args: {
    price: 12345600,
    oldPrice: 14999900,
    inCart: 3,
    labels: { ...inCartOf(3).labels, discount: '−18%' },
  },
}

export const NoPicture: Story = { args: { picture: { src: null } } }

export const NoPrice: Story = { args: { price: null } }

const heart = fn()
const heartOf = (pressed: boolean, pending = false) => (
  <HeartButton
    variant="floating"
    label={`შენახვა: ${meta.args.name}`}
    pressed={pressed}
    pending={pending}
    onPress={heart}
  />
)

/** PROD-07: a press of the heart is none of the picture beneath. */
export const WithHeart: Story = {
  args: { corner: heartOf(false), oldPrice: 4500, labels: { ...labels, discount: '−16%' } },
  play: async ({ canvas, args, userEvent }) => {
    heart.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: `შენახვა: ${args.name}`, pressed: false }))
    await expect(heart).toHaveBeenCalledOnce()
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

export const SavedHeart: Story = { args: { corner: heartOf(true) } }

export const PendingHeart: Story = { args: { corner: heartOf(true, true) } }

/** What is said over the picture keeps clear of the heart, on the narrowest card too. */
export const HeartBesideMark: Story = {
  args: { corner: heartOf(false), outOfStock: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: `შენახვა: ${args.name}` }).getBoundingClientRect()
    const words = canvas.getByText(labels.outOfStock).getBoundingClientRect()
    await expect(words.right).toBeLessThanOrEqual(button.left)
  },
}

/** A click that asks for a new tab stays the browser's. */
export const OpensInNewTab: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.name })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { render: () => <ProductCardSkeleton /> }

/** All states side by side, to see that prices and buttons stand in line. */
export const Matrix: Story = {
  parameters: { matrix: true },
  render: (args) => (
    <ProductGrid label="მდგომარეობები" skeletons={1}>
      <ProductCard {...args} />
      <ProductCard {...args} {...Discounted.args} picture={{ src: samplePictures.headphones }} id="2" />
      <ProductCard {...args} {...inCart} picture={{ src: samplePictures.pot }} id="3" name="თაფლი" />
      <ProductCard {...args} {...SixDigitPrice.args} picture={{ src: samplePictures.scarf }} id="4" />
      <ProductCard {...args} {...LongName.args} id="5" />
      <ProductCard {...args} outOfStock id="6" />
      <ProductCard {...args} picture={{ src: null }} id="7" />
      <ProductCard {...args} price={null} id="8" />
    </ProductGrid>
  ),
  play: async ({ canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('li'), (cell) =>
      Math.round(cell.firstElementChild?.getBoundingClientRect().height ?? 0),
    )
    // A skeleton that is as tall as a card leaves nothing to move when the card comes.
    await expect(heights.at(-1)).toBe(heights[0])
  },
}
