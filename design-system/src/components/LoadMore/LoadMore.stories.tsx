import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { LoadMore } from './index.ts'

const meta = {
  component: LoadMore,
  parameters: {
    about: {
      use: 'The end of a list that grows by scrolling: the same step by a button, and the way on after a failure.',
      not: 'For a list with numbered pages use Pagination; for the first load, the skeletons of the list.',
      accessibility: [
        'A native button, 52 px high, that keeps place and focus while it loads, and does what scrolling to the end does.',
        '`labels.loaded` is announced when it changes: say how many are shown now. Its `status` stays when the button has gone.',
        'A failure is an `alert`, and the same button tries again.',
      ],
    },
  },
  args: {
    labels: {
      more: 'მეტის ჩვენება',
      failed: 'მომდევნო პროდუქტები ვერ ჩაიტვირთა',
      retry: 'თავიდან ცდა',
      loaded: 'ნაჩვენებია 9 პროდუქტი',
    },
    onLoadMore: fn(),
  },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'მეტის ჩვენება' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('ნაჩვენებია 9 პროდუქტი')
  },
}

/** On its way it ignores presses; failed, the same button tries again; at the end there is none. */
export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <LoadMore {...args} status="loading" />
      <LoadMore {...args} status="failed" />
      <LoadMore {...args} status="done" />
    </Stack>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const [loading, failed, ...others] = canvas.getAllByRole('button')
    if (!loading || !failed) throw new Error('two buttons are expected')
    await expect(others).toHaveLength(0)
    await userEvent.click(loading)
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('მომდევნო პროდუქტები ვერ ჩაიტვირთა')
    await userEvent.click(failed)
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}
