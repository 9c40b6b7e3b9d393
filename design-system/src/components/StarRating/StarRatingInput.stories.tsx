import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { StarRatingInput } from './StarRatingInput.tsx'

const meta = {
  component: StarRatingInput,
  parameters: {
    about: {
      use: 'Giving a rating from 1 to 5, in the form of a review.',
      not: 'To show one use StarRating; to count things, QuantityStepper.',
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

/** By a press, and by the arrow keys of native radios. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 — კარგი' }))
    await expect(args.onChange).toHaveBeenCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 — კარგი' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '3 — საშუალო' })).toBeChecked()
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <StarRatingInput {...args} value={5} />
      <StarRatingInput {...args} error="აირჩიეთ შეფასება." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, refused] = canvas.getAllByRole('radiogroup')
    await expect(refused).toHaveAccessibleDescription('აირჩიეთ შეფასება.')
  },
}
