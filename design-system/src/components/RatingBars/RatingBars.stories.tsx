import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RatingBars, type RatingBar } from './RatingBars.tsx'

const bars = (...counts: number[]): RatingBar[] => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => ({
    stars: 5 - index,
    count,
    share: count / all,
    text: `${5 - index} ვარსკვლავი: ${count} მიმოხილვა`,
  }))
}

const meta = {
  component: RatingBars,
  args: { bars: bars(14, 6, 3, 0, 1) },
} satisfies Meta<typeof RatingBars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('5 ვარსკვლავი: 14 მიმოხილვა')).toBeInTheDocument()
  },
}

export const OneReview: Story = { args: { bars: bars(1, 0, 0, 0, 0) } }

export const Many: Story = { args: { bars: bars(12_400, 830, 41, 7, 1) } }
