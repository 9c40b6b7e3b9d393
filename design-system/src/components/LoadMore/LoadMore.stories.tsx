import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoadMore } from './index.ts'

const meta = {
  component: LoadMore,
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

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onLoadMore).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('მომდევნო პროდუქტები ვერ ჩაიტვირთა')
    await userEvent.click(canvas.getByRole('button', { name: 'თავიდან ცდა' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
