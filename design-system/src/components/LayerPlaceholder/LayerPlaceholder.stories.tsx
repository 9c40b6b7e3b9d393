import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { LayerPlaceholder } from './LayerPlaceholder.tsx'

const meta = {
  component: LayerPlaceholder,
  args: { busyLabel: 'იტვირთება…' },
  parameters: {
    about: {
      use: 'Stands in the place of a sheet or a drawer whose code is on its way, or says why it couldn’t be fetched.',
      not: 'For content within a page use Skeleton and ErrorState; for a button that waits, its `pending`.',
      accessibility: [
        'While it waits it is a `status` with `busyLabel`; the dots are hidden from screen readers and come after 200 ms.',
        'It isn’t modal and takes no focus: the page beneath can be used, and pressed beside the card.',
        'For a failure give it an ErrorState as `children`: that one is announced.',
      ],
    },
    docs: { story: { inline: false } },
  },
} satisfies Meta<typeof LayerPlaceholder>
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('იტვირთება…')
  },
}

export const Failed: Story = {
  args: {
    children: (
      <ErrorState
        title="რაღაც ვერ აეწყო"
        text="სცადეთ თავიდან; კალათა არ დაიკარგება."
        action={<Button onClick={fn()}>თავიდან ცდა</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
