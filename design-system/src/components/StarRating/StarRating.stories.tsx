import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { StarRating } from './StarRating.tsx'

const meta = {
  component: StarRating,
  parameters: {
    about: {
      use: 'A rating to be read: five stars, filled to the fraction.',
      not: 'To give a rating use StarRatingInput; for the spread of all ratings, RatingBars.',
      accessibility: [
        'An `img` whose name is `label`, the rating in words: without it the stars are hidden from screen readers.',
        'Empty stars are paler, filled ones full; a number beside them helps who can’t count stars.',
        '`size` is in px and doesn’t grow with the text.',
      ],
    },
  },
  args: { value: 4.6, label: 'შეფასება 4,6, 5-დან' },
} satisfies Meta<typeof StarRating>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'შეფასება 4,6, 5-დან' })).toBeVisible()
  },
}

/** Filled to the fraction; values out of range are clamped. */
export const Fractions: Story = {
  render: () => (
    <Stack gap={8}>
      {[0, 0.3, 1, 1.5, 2.25, 3, 3.8, 4.5, 5, 7].map((value) => (
        <StarRating key={value} value={value} label={`შეფასება ${value}, 5-დან`} size={20} />
      ))}
    </Stack>
  ),
}
