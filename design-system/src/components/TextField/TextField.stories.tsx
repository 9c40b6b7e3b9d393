import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/index.ts'
import { TextField } from './index.ts'

const meta = {
  component: TextField,
  parameters: {
    about: {
      use: 'One line of text in a form: a name, an e-mail, a phone number.',
      not: 'For a password take PasswordField; for several lines, TextArea; for text with suggestions, Combobox; for one value saved by itself, EditableField.',
      accessibility: [
        'A native input with a visible label that is its name; `requirement` and `hint` are its description. A placeholder is no label.',
        'An error sets `aria-invalid`, is announced when it comes, and is read first; it says in words what the red edge shows.',
        'At least 48 px high and set in 16 px, so that iOS doesn’t zoom. Give `autoComplete`, and `inputMode` where digits are typed.',
        '`required` is the caller’s: the word beside the label says it, the form checks it.',
      ],
    },
  },
  args: {
    label: 'მისამართი',
    requirement: 'აუცილებელია',
    name: 'address',
    autoComplete: 'street-address',
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'მისამართი' })
    await expect(field).toHaveAccessibleDescription('აუცილებელია')
    await userEvent.type(field, 'რუსთაველის 12')
    await expect(field).toHaveValue('რუსთაველის 12')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const Filled: Story = { args: { defaultValue: 'რუსთაველის გამზირი 12, ბ. 7' } }

export const WithHint: Story = {
  args: {
    label: 'საფოსტო ინდექსი',
    requirement: 'არასავალდებულო',
    hint: 'ოთხი ციფრი, მაგალითად 0108',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
}

export const Failed: Story = {
  args: {
    label: 'საფოსტო ინდექსი',
    defaultValue: '01O8',
    hint: 'ოთხი ციფრი, მაგალითად 0108',
    error: 'საფოსტო ინდექსი უნდა შედგებოდეს 4 ციფრისგან.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'საფოსტო ინდექსი უნდა შედგებოდეს 4 ციფრისგან. აუცილებელია ოთხი ციფრი, მაგალითად 0108',
    )
  },
}

/** The error comes and goes in a live region that stays; the field keeps its focus and its text. */
export const ErrorComesAndGoes: Story = {
  render: function Checking(args) {
    const [error, setError] = useState<string>()
    const check = (text: string) => setError(/^\d{4}$/.test(text) ? undefined : 'ოთხი ციფრი უნდა იყოს.')
    return <TextField {...args} error={error} onChange={({ target }) => check(target.value)} />
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '010')
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('ოთხი ციფრი უნდა იყოს.').closest('[aria-live="polite"]')).toBeVisible()
    await userEvent.type(field, '8')
    await expect(field).toBeValid()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('0108')
  },
}

export const Disabled: Story = { args: { defaultValue: 'nino@example.ge', disabled: true } }

export const ReadOnly: Story = { args: { defaultValue: 'nino@example.ge', readOnly: true } }

/** Its words say that they are English, in a Georgian page too. */
export const English: Story = {
  args: { label: 'Email', requirement: 'required', type: 'email', error: 'Enter a valid email address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email')).toHaveAttribute('lang', 'en')
  },
}

export const LongText: Story = {
  args: {
    label: 'მიწოდების მისამართი, სადაც კურიერმა შეკვეთა უნდა მოიტანოს და ჩაგაბაროთ',
    requirement: 'არასავალდებულო',
    defaultValue: 'თბილისი, მთაწმინდის რაიონი, რუსთაველის გამზირი 12, მესამე სადარბაზო, ბინა 7',
    hint: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოებისგანყოფილება',
    error:
      'ამ მისამართზე მიწოდება ჯერ არ ხორციელდება, რადგან ის ქალაქის ფარგლებს სცდება. აირჩიეთ სხვა მისამართი.',
  },
  globals: { viewport: { value: 'narrowest' } },
}

/** All of a form's states under each other. */
export const Catalog: Story = {
  render: (args) => (
    <Stack gap={20}>
      <TextField {...args} label="სახელი" placeholder="ნინო" />
      <TextField {...args} label="გვარი" defaultValue="მაისურაძე" />
      <TextField {...args} label="Phone" requirement="required" hint="For example 555 12 34 56" />
      <TextField {...args} label="პირადი ნომერი" defaultValue="0100" error="11 ციფრი უნდა იყოს." />
      <TextField {...args} label="ელფოსტა" defaultValue="nino@example.ge" disabled />
      <TextField {...args} label="ქალაქი" defaultValue="თბილისი" readOnly />
      <Button wide size="large" pending pendingLabel="მუშავდება…">
        შენახვა
      </Button>
    </Stack>
  ),
}
