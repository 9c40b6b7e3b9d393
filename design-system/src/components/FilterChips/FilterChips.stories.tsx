import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { FilterChips } from './index.ts'

const chip = (label: string) => ({ label, removeLabel: `${label}: მოხსნა`, href: '#list' })

const meta = {
  component: FilterChips,
  parameters: {
    about: {
      use: 'The filters that a list was made with, each to be taken away by one press.',
      not: 'To choose filters use Select, Checkbox and TextField in the sheet of filters; for one category, CategoryFilter.',
      accessibility: [
        'A named list of links, 44 px high. The name of each says that it takes the filter away, and has to contain the words on the chip.',
        'They lead to the list without the filter, so they work without JavaScript, and Back undoes them.',
        'A chip goes with its press: the caller moves the focus on to the list or to another chip.',
        'The one that takes all away has no `removeLabel`: its own words say what it does.',
      ],
    },
  },
  args: {
    label: 'ფილტრები',
    chips: [chip('მხოლოდ მარაგში'), chip('25,00 ₾-დან'), chip('100,00 ₾-მდე')],
    onNavigate: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'ფილტრები' })).toBeVisible()
    const link = canvas.getByRole('link', { name: '25,00 ₾-დან: მოხსნა' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), args.chips[1])
  },
}

const clear = { label: 'ფილტრების გასუფთავება', href: '#all' }

/** From two on, the last one takes all away. */
export const WithClear: Story = {
  args: { chips: [chip('მხოლოდ ფასდაკლებით'), chip('შეფასება 4 და მეტი'), clear] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'ფილტრების გასუფთავება' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.anything(), clear)
  },
}

export const LongText: Story = {
  args: {
    chips: [
      chip('დამოუკიდებლად შემუშავებული მრავალფუნქციური სამზარეულო ხელსაწყოები'),
      chip('1 234 567,00 ₾-მდე'),
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
