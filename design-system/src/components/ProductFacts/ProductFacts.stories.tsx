import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { ProductFacts } from './index.ts'

const meta = {
  component: ProductFacts,
  parameters: {
    about: {
      use: 'The head of a product’s page: what it is called, how it is liked, what it costs.',
      not: 'In a list use ProductCard; for one price, PriceTag; for the spread of the ratings, RatingBars.',
      accessibility: [
        'The name is a heading of level 2 that can take the focus, and names the dialog around it by `nameId`.',
        'The stars are an `img` with `labels.rating` as its name; the figure beside them is hidden from screen readers.',
        'The way to the reviews is a link, 13 px taller above and below than its words. Give `actions` names and 44 px of their own, as IconButton has.',
      ],
    },
  },
  args: {
    name: 'საფერავი, ქვევრის ღვინო, 2021',
    category: 'ღვინო',
    rating: 4.6,
    price: 3800,
    oldPrice: 4500,
    language: 'ka',
    labels: {
      rating: 'შეფასება 4,6, 5-დან',
      ratingValue: '4,6',
      reviews: '28 მიმოხილვა',
      sold: 'გაყიდულია 214',
      oldPrice: 'ძველი ფასი',
      priceUnavailable: 'ფასი მიუწვდომელია',
      discount: '−16%',
    },
    reviewsHref: '#reviews',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="reviews" />
      </>
    ),
  ],
} satisfies Meta<typeof ProductFacts>

export default meta
type Story = StoryObj<typeof meta>

const labels = meta.args.labels

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'შეფასება 4,6, 5-დან' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '28 მიმოხილვა' })).toHaveAttribute('href', '#reviews')
  },
}

/** The full price, no price, no reviews, and a name and prices that need space. */
export const Cases: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: 2 }} gap={32} align="start">
      <ProductFacts {...args} oldPrice={null} labels={{ ...labels, discount: undefined }} />
      <ProductFacts {...args} price={null} oldPrice={null} labels={{ ...labels, discount: undefined }} />
      <ProductFacts
        {...args}
        rating={null}
        labels={{ ...labels, reviews: 'მიმოხილვები ჯერ არ არის', sold: undefined }}
      />
      <ProductFacts
        {...args}
        name="დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით"
        price={12345600}
        oldPrice={14999900}
      />
    </Grid>
  ),
}
