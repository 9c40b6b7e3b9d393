import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  parameters: {
    about: {
      use: 'How far work is that takes longer than a moment, such as an import; with a text beside it that says how much is done.',
      not: 'For a button that waits take its `pending`; for content that loads, Skeleton.',
      accessibility: [
        'A progress bar with a name and a value; without a value it says only that something is under way.',
        'It announces nothing by itself: put a `role="status"` beside it that changes now and then.',
        'In forced colours the done part keeps a colour of its own.',
      ],
    },
  },
  args: { label: 'იტვირთება', share: 0.4 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'იტვირთება' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
}

/** More than all of it is all of it. */
export const Full: Story = {
  args: { share: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const Unknown: Story = {
  args: { share: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
