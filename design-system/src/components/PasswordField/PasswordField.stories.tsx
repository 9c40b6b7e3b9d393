import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordField } from './index.ts'

const meta = {
  component: PasswordField,
  parameters: {
    about: {
      use: 'A password, new or known, that can be looked at while it is typed.',
      not: 'For any other line of text take TextField.',
      accessibility: [
        'The button of 44 px changes its name with what it does, and names the field by `aria-controls`; the caret stays where it is.',
        'A press on it leaves the focus in the field. By Tab it comes after the field.',
        'Give `autoComplete` (`current-password` or `new-password`), and say the rules in `hint`. Pasting is never prevented; it is hidden again when the form is sent.',
        'An error sets `aria-invalid`, is announced when it comes, and is read before the hint.',
      ],
    },
  },
  args: {
    label: 'პაროლი',
    requirement: 'აუცილებელია',
    labels: { show: 'პაროლის ჩვენება', hide: 'პაროლის დამალვა' },
    name: 'password',
    autoComplete: 'current-password',
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Shown and hidden again, text, caret and focus stay where they were. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('პაროლი')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.type(field, 'საფერავი-2021')
    field.setSelectionRange(3, 6)
    await userEvent.click(canvas.getByRole('button', { name: 'პაროლის ჩვენება' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('საფერავი-2021')
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 6])
    await userEvent.click(canvas.getByRole('button', { name: 'პაროლის დამალვა' }))
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('საფერავი-2021')
  },
}

export const ByKeyboard: Story = {
  args: { defaultValue: 'საფერავი-2021' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('პაროლი')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'პაროლის დამალვა' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('საფერავი-2021')
  },
}

/** AUTH: pasting is welcome. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('პაროლი'))
    await userEvent.paste('J7#kv-92!mw')
    await expect(canvas.getByLabelText('პაროლი')).toHaveValue('J7#kv-92!mw')
  },
}

/** What is sent is a password again, whatever was to be seen. */
export const HiddenWhenSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('პაროლი')
    await userEvent.type(field, 'საფერავი')
    await userEvent.click(canvas.getByRole('button', { name: 'პაროლის ჩვენება' }))
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('საფერავი')
  },
}

export const Failed: Story = {
  args: {
    label: 'Password',
    requirement: 'required',
    labels: { show: 'Show password', hide: 'Hide password' },
    defaultValue: '1234567',
    error: 'პაროლი უნდა შეიცავდეს მინიმუმ 8 სიმბოლოს.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { defaultValue: '12345678', disabled: true } }

/** The end of a long password runs under the button, not over it. */
export const LongText: Story = {
  args: {
    label: 'გაიმეორეთ ახალი პაროლი, რომლითაც ამიერიდან შემოხვალთ',
    defaultValue: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო'.repeat(2),
    hint: 'მინიმუმ 8 სიმბოლო',
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
