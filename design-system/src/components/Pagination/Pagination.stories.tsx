import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  parameters: {
    about: {
      use: 'The numbered pages of a list of known length, such as the reviews of a product.',
      not: 'For a list that grows while it is scrolled use LoadMore; for places of the shop, BottomNav.',
      accessibility: [
        'A named `nav` with a list of buttons of 44 px; the current page has `aria-current="page"`.',
        'Previous and next are `aria-disabled` at the ends and keep their focus. With more than seven pages the number of places stays the same, so that buttons don’t move under the finger.',
        'Choosing moves no focus: the caller brings the list’s beginning into view and says which page is shown.',
      ],
    },
  },
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

/** One page, and a hundred of them: the ends, what is near, and gaps. */
export const OneAndMany: Story = {
  render: (args) => (
    <Stack gap={16}>
      {[
        [1, 1],
        [50, 100],
        [98, 100],
      ].map(([page = 1, pages = 1]) => (
        <Pagination
          key={page}
          {...args}
          page={page}
          pages={pages}
          labels={{ ...args.labels, navigation: `${args.labels.navigation}: ${page} / ${pages}` }}
        />
      ))}
    </Stack>
  ),
}
