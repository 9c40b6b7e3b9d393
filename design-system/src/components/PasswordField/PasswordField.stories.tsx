import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { PasswordField } from './index.ts'

const meta = {
  component: PasswordField,
  parameters: {
    about: {
      use: 'A password, new or known, that can be looked at while it is typed.',
      not: 'For any other line of text use TextField.',
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
    await userEvent.type(field, 'ქვ-21')
    field.setSelectionRange(2, 4)
    await userEvent.click(canvas.getByRole('button', { name: 'პაროლის ჩვენება' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('ქვ-21')
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4])
    await userEvent.click(canvas.getByRole('button', { name: 'პაროლის დამალვა' }))
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('ქვ-21')
  },
}

/** AUTH: pasting is welcome; the button comes after the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('პაროლი')).toHaveFocus()
    await userEvent.paste('J7#kv-92!mw')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'პაროლის დამალვა' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('J7#kv-92!mw')
  },
}

const onSubmit = fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())

/** The button sends nothing; what is sent is a password again, whatever was to be seen. */
export const HiddenWhenSent: Story = {
  args: { defaultValue: 'ქვ-21' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    const field = canvas.getByLabelText('პაროლი')
    await userEvent.click(canvas.getByRole('button', { name: 'პაროლის ჩვენება' }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, '{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('ქვ-21')
  },
}

/** Refused, disabled, and long: the end of a long password runs under the button, not over it. */
export const States: Story = {
  render: (args) => (
    <Stack gap={20}>
      <PasswordField
        {...args}
        label="Password"
        requirement="required"
        labels={{ show: 'Show password', hide: 'Hide password' }}
        defaultValue="1234567"
        error="პაროლი უნდა შეიცავდეს მინიმუმ 8 სიმბოლოს."
      />
      <PasswordField {...args} defaultValue="12345678" disabled />
      <PasswordField
        {...args}
        label="გაიმეორეთ ახალი პაროლი, რომლითაც ამიერიდან შემოხვალთ"
        labels={{ show: 'ახლის ჩვენება', hide: 'ახლის დამალვა' }}
        defaultValue={'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო'.repeat(2)}
        hint="მინიმუმ 8 სიმბოლო"
      />
    </Stack>
  ),
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    const refused = canvas.getByLabelText('Password')
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAccessibleDescription(/^პაროლი უნდა შეიცავდეს/)
    await userEvent.click(canvas.getByRole('button', { name: 'ახლის ჩვენება' }))
    await expect(canvas.getByRole('button', { name: 'ახლის დამალვა' })).toBeVisible()
  },
}
