import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProductFacts } from './index.ts'

const meta = {
  component: ProductFacts,
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
export const FullPrice: Story = { args: { oldPrice: null, labels: { ...labels, discount: undefined } } }
export const NoReviews: Story = {
  args: {
    rating: 0,
    reviewsHref: undefined,
    labels: {
      ...labels,
      rating: 'შეფასება 0, 5-დან',
      ratingValue: '0',
      reviews: '0 მიმოხილვა',
      sold: undefined,
    },
  },
}
export const NoPrice: Story = {
  args: { price: null, oldPrice: null, labels: { ...labels, discount: undefined } },
}
export const LongNameAndPrice: Story = {
  args: {
    name: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო უჟანგავი ფოლადისგან, საჩუქრის ყუთით',
    price: 12345600,
    oldPrice: 14999900,
  },
}
