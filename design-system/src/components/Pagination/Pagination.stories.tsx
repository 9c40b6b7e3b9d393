import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    page: 1,
    pages: 3,
    onChoose: fn(),
    labels: {
      navigation: 'მიმოხილვების გვერდები',
      page: (page) => `გვერდი ${page}`,
      previous: 'წინა გვერდი',
      next: 'შემდეგი გვერდი',
    },
  },
  render: function Turning(args) {
    const [page, setPage] = useState(args.page)
    const choose = (next: number) => {
      setPage(next)
      args.onChoose(next)
    }
    return <Pagination {...args} page={page} onChoose={choose} />
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'გვერდი 1' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'წინა გვერდი' }))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'შემდეგი გვერდი' }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'გვერდი 2' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Five hundred reviews: the ends, what is near, and gaps. */
export const Hundred: Story = { args: { pages: 100, page: 50 } }

export const HundredAtTheEnd: Story = { args: { pages: 100, page: 98 } }

export const Phone: Story = {
  args: { pages: 100, page: 50 },
  globals: { viewport: { value: 'phone' } },
}
