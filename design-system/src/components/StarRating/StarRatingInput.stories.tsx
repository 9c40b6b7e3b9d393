import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { StarRatingInput } from './StarRatingInput.tsx'

const meta = {
  component: StarRatingInput,
  parameters: {
    about: {
      use: 'Giving a rating from 1 to 5, in the form of a review.',
      not: 'To show one take StarRating; to count things, QuantityStepper.',
      accessibility: [
        'A `radiogroup` of five native radios, named by its legend: one stop for Tab, arrow keys choose what they come to.',
        'Each star is 44 × 44 px and named by its words, such as “4: good”; the chosen words stand beside the stars.',
        'An error sets `aria-invalid`, is announced, and is the group’s description.',
      ],
    },
  },
  args: {
    value: null,
    onChange: fn(),
    legend: 'თქვენი შეფასება',
    words: ['1 — ცუდი', '2 — სუსტი', '3 — საშუალო', '4 — კარგი', '5 — ძალიან კარგი'],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    const choose = (next: number) => {
      setValue(next)
      args.onChange(next)
    }
    return <StarRatingInput {...args} value={value} onChange={choose} />
  },
} satisfies Meta<typeof StarRatingInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 — კარგი' }))
    await expect(args.onChange).toHaveBeenCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 — კარგი' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2 — სუსტი' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '3 — საშუალო' })).toBeChecked()
  },
}

export const Chosen: Story = { args: { value: 5 } }

export const WithError: Story = {
  args: { error: 'აირჩიეთ შეფასება.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('აირჩიეთ შეფასება.')
  },
}

export const Disabled: Story = { args: { value: 3, disabled: true } }
