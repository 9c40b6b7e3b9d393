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
      not: 'For a password use PasswordField; for several lines, TextArea; for text with suggestions, Combobox; for one value saved by itself, EditableField.',
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
    await userEvent.type(field, 'ვაკე')
    await expect(field).toHaveValue('ვაკე')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** The error comes and goes in a live region that stays; the field keeps its focus and its text. */
export const ErrorComesAndGoes: Story = {
  render: function Checking(args) {
    const [error, setError] = useState<string>()
    const check = (text: string) => setError(/^\d{4}$/.test(text) ? undefined : 'ოთხი ციფრი უნდა იყოს.')
    return <TextField {...args} error={error} onChange={({ target }) => check(target.value)} />
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox')
    const region = canvasElement.querySelector('[aria-live="polite"]')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.type(field, '010')
    await expect(field).toBeInvalid()
    await expect(region).toHaveTextContent('ოთხი ციფრი უნდა იყოს.')
    await userEvent.type(field, '8')
    await expect(field).toBeValid()
    await expect(region).toBeEmptyDOMElement()
    await expect(field).toHaveAccessibleDescription('აუცილებელია')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('0108')
  },
}

/** All of a form's states under each other. What is wrong is read first, what the caller adds last; each text says its language. */
export const Catalog: Story = {
  render: (args) => (
    <Stack gap={20}>
      <TextField {...args} label="სახელი" placeholder="ნინო" />
      <TextField {...args} label="გვარი" defaultValue="მაისურაძე" />
      <TextField {...args} label="Phone" requirement="required" hint="For example 555 12 34 56" />
      <TextField
        {...args}
        label="საფოსტო ინდექსი"
        defaultValue="01O8"
        hint="ოთხი ციფრი, მაგალითად 0108"
        error="Four digits are needed."
        aria-describedby="own"
      />
      <p id="own">საფოსტო განყოფილების ნომერი</p>
      <TextField {...args} label="ელფოსტა" defaultValue="nino@example.ge" disabled />
      <TextField {...args} label="ქალაქი" defaultValue="თბილისი" readOnly />
      <Button wide size="large" pending pendingLabel="მუშავდება…">
        შენახვა
      </Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const refused = canvas.getByRole('textbox', { name: 'საფოსტო ინდექსი' })
    await expect(refused).toBeInvalid()
    await expect(refused).toHaveAccessibleDescription(
      'Four digits are needed. აუცილებელია ოთხი ციფრი, მაგალითად 0108 საფოსტო განყოფილების ნომერი',
    )
    for (const [text, language] of [
      ['Phone', 'en'],
      ['required', 'en'],
      ['ოთხი ციფრი, მაგალითად 0108', 'ka'],
      ['Four digits are needed.', 'en'],
    ] as const)
      await expect(canvas.getByText(text).closest('[lang]')).toHaveAttribute('lang', language)
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
