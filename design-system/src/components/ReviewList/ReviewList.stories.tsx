import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../layout/Heading.tsx'
import { ReviewList, type ReviewEntry } from './ReviewList.tsx'
import { ReviewListSkeleton } from './ReviewListSkeleton.tsx'

const entry = (overrides: Partial<ReviewEntry> = {}): ReviewEntry => ({
  id: 1,
  name: 'ნინო',
  rating: 5,
  ratingText: 'შეფასება 5, 5-დან',
  comment: 'ძალიან კარგი ღვინოა, მეორედ შევუკვეთე.',
  date: '5 მარტი, 2026',
  ...overrides,
})

const meta = {
  component: ReviewList,
  parameters: {
    about: {
      use: 'What people say of a product, one page of it.',
      not: 'For the spread of ratings use RatingBars; to write one, StarRatingInput and TextArea. No reviews are an EmptyState.',
      accessibility: [
        'A list named by the heading that `labelledBy` names: the caller has to draw that heading.',
        'Each rating is an `img` with its words as name; comments and answers carry the `lang` of their own words and are never markup.',
        '`changing` sets `aria-busy` and dims, still readable. The skeleton is hidden from screen readers.',
      ],
    },
  },
  args: {
    labelledBy: 'reviews-heading',
    reviews: [
      entry(),
      entry({ id: 2, name: 'ანონიმური', rating: 3, ratingText: 'შეფასება 3, 5-დან', comment: '' }),
      entry({ id: 3, name: 'გიორგი', rating: 4.5, ratingText: 'შეფასება 4,5, 5-დან', date: 'უცნობი თარიღი' }),
    ],
  },
  render: (args) => (
    <>
      <Heading level={2} id="reviews-heading">
        მიმოხილვები
      </Heading>
      <ReviewList {...args} />
    </>
  ),
} satisfies Meta<typeof ReviewList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // Safari's reader takes a list without markers for none.
    await expect(canvas.getByRole('list', { name: 'მიმოხილვები' })).toHaveAttribute('role', 'list')
    await expect(canvas.getByRole('img', { name: 'შეფასება 4,5, 5-დან' })).toBeVisible()
  },
}

/** Lines stay lines, a word without an end wraps, markup is text; it makes way for another page, still readable. */
export const LongComment: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    changing: true,
    reviews: [
      entry({
        name: 'ძალიანგრძელისახელიდაგვარიერთსიტყვად',
        comment: `პირველი სტრიქონი\nმეორე სტრიქონი\n\n<b>არა</b> ${'ა'.repeat(120)}`,
      }),
    ],
  },
}

/** The shop answers below the comment. */
export const Answered: Story = {
  args: {
    reviews: [
      entry({
        rating: 2,
        ratingText: 'შეფასება 2, 5-დან',
        comment: 'ბოთლი გატეხილი მოვიდა.',
        answer: {
          label: 'მაღაზიის პასუხი',
          text: 'ბოდიშს გიხდით! ახალი ბოთლი უკვე გამოგიგზავნეთ.',
          date: '6 მარტი, 2026',
        },
      }),
    ],
  },
}

export const Loading: Story = { render: () => <ReviewListSkeleton /> }
