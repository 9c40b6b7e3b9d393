import { useState, type MouseEvent } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CategoryFilter } from './index.ts'

const titles = [
  'ღვინო',
  'თაფლი და ტკბილეული',
  'ტანსაცმელი',
  'ფეხსაცმელი და ჩანთები',
  'ელექტრონიკა',
  'სახლი',
  'სათამაშოები',
  'სპორტი და მოგზაურობა',
]
const chips = (all: readonly string[]) =>
  all.map((title, index) => ({
    id: index + 1,
    title,
    href: `/?category=${encodeURIComponent(title)}`,
  }))

const meta = {
  component: CategoryFilter,
  parameters: {
    // Its landmark can be on a page only once.
    docs: { story: { inline: false, height: '360px' } },
    about: {
      use: 'One category of the catalogue, or all of them, from a row that scrolls sideways.',
      not: 'For filters that can be combined use the sheet of filters and FilterChips; for a choice that isn’t an address, SegmentedControl.',
      accessibility: [
        'A named `nav` with a list of links, 44 px high; the chosen one has `aria-current`.',
        'The scroll buttons are there only where there is a mouse. One that hides at its end hands its focus to the other.',
        '`aria-busy` is set while the categories load; “all” stays a link in every state, and a failure brings a button to try again.',
        'The chosen chip is scrolled into view within the row, never the page; gliding only where motion is welcome.',
      ],
    },
  },
  args: {
    labels: {
      categories: 'კატეგორიები',
      all: 'ყველა',
      previous: 'წინა კატეგორიები',
      next: 'შემდეგი კატეგორიები',
      failed: 'კატეგორიები ვერ ჩაიტვირთა',
      retry: 'თავიდან ცდა',
    },
    categories: chips(titles),
    chosen: null,
    onNavigate: fn((event: MouseEvent) => event.preventDefault()),
    onRetry: fn(),
  },
  argTypes: { chosen: { control: 'number' } },
} satisfies Meta<typeof CategoryFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('ყველა')
    await userEvent.click(canvas.getByRole('link', { name: 'ღვინო' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), 1)
  },
}

const FIFTY = 50

/** The last one is chosen and brought into view, and so is the first one when it is chosen then. */
export const LastChosen: Story = {
  args: {
    chosen: FIFTY,
    categories: chips(Array.from({ length: FIFTY }, (_, index) => `${titles[index % 8]} ${index + 1}`)),
  },
  render: function Choosing(args) {
    const [chosen, choose] = useState<string | number | null | undefined>(args.chosen)
    return (
      <CategoryFilter
        {...args}
        chosen={chosen}
        onNavigate={(event, id) => {
          event.preventDefault()
          choose(id)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(row).toHaveAttribute('data-before', 'true'))
    await waitFor(() => expect(row).toHaveAttribute('data-after', 'false'))
    await userEvent.click(canvas.getByRole('link', { name: 'ღვინო 1' }))
    await waitFor(() => expect(row).toHaveAttribute('data-before', 'false'))
    await waitFor(() => expect(row).toHaveAttribute('data-after', 'true'))
  },
}

/** While something is searched for, no category is chosen. */
export const NothingChosen: Story = {
  args: {
    chosen: undefined,
    categories: chips(['საოჯახომოხმარებისელექტრომოწყობილობებიდასათადარიგონაწილები', 'ღვინო']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).toBeNull()
  },
}

export const Loading: Story = {
  args: { status: 'loading', categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** 'All' stays, and a way to try again stands beside it. */
export const Failed: Story = {
  args: { status: 'failed', categories: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'თავიდან ცდა' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'ყველა' })).toBeVisible()
  },
}
