import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  parameters: {
    about: {
      use: 'Several lines of text with a limit, such as a review or a note.',
      not: 'For one line take TextField.',
      accessibility: [
        'A labelled native `textarea` that grows with its text up to 360 px, then scrolls.',
        'Too long a text isn’t cut off: the count turns red, and the caller gives an `error`. The count is hidden from readers, so say the limit in `hint`.',
        'An error sets `aria-invalid`, is announced when it comes, and is read before the hint.',
      ],
    },
  },
  args: { label: 'კომენტარი', hint: 'არასავალდებულო, 40 სიმბოლომდე', limit: 40, value: '' },
  render: function Writing(args) {
    const [value, setValue] = useState(args.value)
    return <TextArea {...args} value={value} onChange={(event) => setValue(event.target.value)} />
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'კომენტარი' })
    await expect(area).toHaveAccessibleDescription('არასავალდებულო, 40 სიმბოლომდე')
    await userEvent.type(area, 'კარგია 🍷')
    await expect(canvas.getByText('8 / 40')).toBeVisible()
  },
}

export const Filled: Story = { args: { value: 'ძალიან კარგი ღვინოა.\nმეორედ შევუკვეთე.' } }

/** What is too long stays as it was typed. */
export const TooLong: Story = {
  args: {
    value: 'ეს ტექსტი ორმოც სიმბოლოზე უფრო გრძელია და ამიტომ არ გაიგზავნება',
    error: 'ტექსტი ზედმეტად გრძელია.',
  },
}

export const Disabled: Story = { args: { value: 'იგზავნება', disabled: true } }

/** It grows with its text up to 360 px, then scrolls. */
export const LongText: Story = {
  args: {
    limit: 5000,
    value: 'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში.\n'.repeat(20),
  },
  globals: { viewport: { value: 'narrowest' } },
}
