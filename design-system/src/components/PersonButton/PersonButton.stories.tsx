import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PersonButton, type PersonButtonProps } from './PersonButton.tsx'

const meta = {
  component: PersonButton,
  parameters: {
    about: {
      use: 'Who is here, in the header: an icon for a guest, a letter and from 900 px the name for a customer. It opens the sidebar or the login.',
      not: 'For a person’s picture use ProfileHeader; for any other round button, IconButton.',
      accessibility: [
        'A native button, 48 px high and at least as wide, with `aria-haspopup="dialog"`.',
        '`label` is its whole name, and has to contain the name that is seen; letter and name are hidden from screen readers.',
        '`onIntent` comes with a pointer over it and with focus: nothing but fetching ahead belongs there.',
      ],
    },
  },
  args: { label: 'ანგარიში: ნინო', name: 'ნინო', onPress: fn(), onIntent: fn() },
} satisfies Meta<PersonButtonProps>
export default meta
type Story = StoryObj<typeof meta>

/** The whole label is its name, whatever of it is drawn: on a phone only the letter. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ანგარიში: ნინო' })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(button)
    await expect(args.onIntent).toHaveBeenCalled()
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** A drawing, and an English name in the Georgian page. */
export const Guest: Story = {
  args: { label: 'Login', name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('lang', 'en')
  },
}

export const LongName: Story = {
  args: { name: 'კონსტანტინე-ალექსანდრე', label: 'ანგარიში: კონსტანტინე-ალექსანდრე' },
}
