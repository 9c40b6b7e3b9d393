import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

/** An area that keeps what is written. */
function Written(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return <TextArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />
}

const meta = {
  component: TextArea,
  parameters: {
    about: {
      use: 'Several lines of text with a limit, such as a review or a note.',
      not: 'For one line use TextField.',
      accessibility: [
        'A labelled native `textarea` that grows with its text up to 14 lines, then scrolls.',
        'Too long a text isn’t cut off: the count turns red, and the caller gives an `error`. The count is hidden from screen readers, so say the limit in `hint`.',
        'An error sets `aria-invalid`, is announced when it comes, and is read before the hint.',
      ],
    },
  },
  args: { label: 'კომენტარი', hint: 'არასავალდებულო, 40 სიმბოლომდე', limit: 40, value: '' },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'კომენტარი' })
    await expect(area).toHaveAccessibleDescription('არასავალდებულო, 40 სიმბოლომდე')
    await userEvent.type(area, 'კი 🍷')
    await expect(canvas.getByText('4 / 40')).toBeVisible()
  },
}

/** What is too long stays as it was typed. It grows with its text up to 14 lines, then scrolls. */
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Written
        label="კომენტარი"
        limit={40}
        value="ეს ტექსტი ორმოც სიმბოლოზე უფრო გრძელია და ამიტომ არ გაიგზავნება"
        error="ტექსტი ზედმეტად გრძელია."
      />
      <Written label="შენიშვნა" limit={40} value="იგზავნება" disabled />
      <Written
        label="აღწერა"
        limit={5000}
        value={'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში.\n'.repeat(20)}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const longest = canvas.getByRole('textbox', { name: 'აღწერა' })
    await expect(longest.getBoundingClientRect().height).toBeLessThanOrEqual(360)
  },
}
