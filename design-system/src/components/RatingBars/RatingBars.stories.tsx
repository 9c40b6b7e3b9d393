import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { RatingBars, type RatingBar } from './RatingBars.tsx'

const bars = (...counts: number[]): RatingBar[] => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => ({
    stars: 5 - index,
    count,
    share: all === 0 ? 0 : count / all,
    text: `${5 - index} ვარსკვლავი: ${count} მიმოხილვა`,
  }))
}

const meta = {
  component: RatingBars,
  parameters: {
    about: {
      use: 'How the ratings of a product are spread over the numbers of stars.',
      not: 'For the mean of them use StarRating; to give one, StarRatingInput.',
      accessibility: [
        'A list with one sentence per bar, `text`, for screen readers; the bar, its number and star are hidden from them.',
        'In forced colours the share keeps a colour of its own beside its background.',
        'Nothing can be pressed.',
      ],
    },
  },
  args: { bars: bars(14, 6, 3, 0, 1) },
} satisfies Meta<typeof RatingBars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // Safari's reader takes a list without markers for none.
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('5 ვარსკვლავი: 14 მიმოხილვა')).toBeInTheDocument()
  },
}

/** One review, many, and none. */
export const Spreads: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={32}>
      <RatingBars bars={bars(1, 0, 0, 0, 0)} />
      <RatingBars bars={bars(12_400, 830, 41, 7, 1)} />
      <RatingBars bars={bars(0, 0, 0, 0, 0)} />
    </Grid>
  ),
}
