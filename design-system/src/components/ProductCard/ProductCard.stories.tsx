import type { MouseEvent } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { HeartButton } from '../HeartButton/index.ts'
import { ProductGrid } from '../ProductGrid/index.ts'
import { ProductCard } from './index.ts'

const meta = {
  component: ProductCard,
  parameters: {
    about: {
      use: 'A product in the grid of the catalogue: picture, name, price, and a button that adds it to the cart.',
      not: 'In a row that scrolls sideways use ProductScroller; in the cart, CartTable; among saved products, SavedList.',
      accessibility: [
        'An `article`. Picture and name are one link, whose name is the heading in it (level 2); the picture’s `alt` is empty.',
        'The button is 44 px high, and stays pressable when nothing is left: the mark on the picture is its description, the answer says why.',
        '`labels.add` says the product’s name and how many are in the cart: what is drawn on the button is hidden from screen readers.',
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

/** A click that asks for a new tab stays the browser's. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels.add }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    const link = canvas.getByRole('link', { name: args.name })
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledOnce()
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

const heart = fn()
const heartOf = (name: string, state: { pressed: boolean; pending?: boolean }) => (
  <HeartButton variant="floating" label={`შენახვა: ${name}`} onPress={heart} {...state} />
)

/**
 * What is said over the picture keeps clear of the heart, on the narrowest card too. PROD-07: a press of the heart is none
 * of the picture beneath.
 */
export const HeartBesideMark: Story = {
  args: { corner: heartOf(meta.args.name, { pressed: false }), outOfStock: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    heart.mockClear()
    const button = canvas.getByRole('button', { name: `შენახვა: ${args.name}` })
    const words = canvas.getByText(labels.outOfStock).getBoundingClientRect()
    await expect(words.right).toBeLessThanOrEqual(button.getBoundingClientRect().left)
    await userEvent.click(button)
    await expect(heart).toHaveBeenCalledOnce()
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

const addTo = (name: string) => `კალათაში დამატება: ${name}`
const inCartOf = (count: number) => ({
  inCart: count,
  labels: { ...labels, add: `კალათაშია ${count}. კიდევ დამატება`, inCart: `კალათაშია · ${count}` },
})

/**
 * All states side by side, to see that prices and buttons stand in line. What is sold out takes a press too, and the app
 * answers with the reason (CAT-06).
 */
export const Matrix: Story = {
  parameters: { matrix: true },
  render: (args) => {
    const named = (name: string) => ({ ...args, name, id: name, labels: { ...labels, add: addTo(name) } })
    return (
      <ProductGrid label="მდგომარეობები" skeletons={1}>
        <ProductCard {...args} />
        <ProductCard
          {...args}
          id="2"
          rating={{ value: '4,6', count: 28, label: 'შეფასება 4,6, 5-დან, 28 მიმოხილვა' }}
          picture={{ src: samplePictures.headphones }}
          oldPrice={4500}
          labels={{ ...labels, discount: '−16%' }}
          corner={heartOf('ყურსასმენი', { pressed: false })}
        />
        <ProductCard
          {...args}
          {...inCartOf(2)}
          id="3"
          name="თაფლი"
          picture={{ src: samplePictures.pot }}
          corner={heartOf('თაფლი', { pressed: true })}
        />
        <ProductCard
          {...args}
          id="4"
          picture={{ src: samplePictures.scarf }}
          price={12345600}
          oldPrice={14999900}
          inCart={3}
          labels={{ ...inCartOf(3).labels, discount: '−18%' }}
          corner={heartOf('შარფი', { pressed: true, pending: true })}
        />
        <ProductCard
          {...args}
          {...inCartOf(5)}
          id="5"
          name="დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით და მოვლის ინსტრუქციით"
        />
        <ProductCard {...named('თიხის ჯამი')} outOfStock />
        <ProductCard {...named('ცვილის სანთელი')} picture={{ src: null }} />
        <ProductCard {...named('სპილენძის ზარი')} price={null} />
      </ProductGrid>
    )
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const soldOut = canvas.getByRole('button', { name: addTo('თიხის ჯამი') })
    await expect(soldOut).toHaveAccessibleDescription(labels.outOfStock)
    await userEvent.click(soldOut)
    await userEvent.click(canvas.getByRole('button', { name: inCartOf(2).labels.add }))
    await expect(args.onAdd).toHaveBeenCalledTimes(2)
    const heights = Array.from(canvasElement.querySelectorAll('li'), (cell) =>
      Math.round(cell.firstElementChild?.getBoundingClientRect().height ?? 0),
    )
    // A skeleton that is as tall as a card leaves nothing to move when the card comes.
    await expect(heights.at(-1)).toBe(heights[0])
  },
}
