import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
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
