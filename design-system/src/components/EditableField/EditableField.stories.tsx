import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/index.ts'
import { DetailField, EditableField, type EditableFieldProps } from './index.ts'

const labels = {
  edit: 'სახელი: ნინო, რედაქტირება',
  empty: 'მითითებული არ არის',
  saving: 'ინახება…',
  saved: 'შენახულია',
  hint: 'Enter ინახავს, Escape აბრუნებს ძველს',
}

/** A field whose owner takes over what was saved, as a screen does. */
function SavingField(props: EditableFieldProps) {
  const [value, setValue] = useState(props.value)
  const save = async (text: string) => {
    const refusal = await props.onSave(text)
    if (refusal === null) setValue(text)
    return refusal
  }
  const shown = value || props.labels.empty
  return (
    <EditableField
      {...props}
      value={value}
      labels={{ ...props.labels, edit: `${props.label}: ${shown}, რედაქტირება` }}
      onSave={save}
    />
  )
}

const saveOf = (save: EditableFieldProps['onSave']) => fn(save)

const meta = {
  component: EditableField,
  parameters: {
    about: {
      use: 'One value that is read far more often than it is changed, and saved by itself: a name or a phone number on the profile.',
      not: 'In a form that is sent as a whole use TextField; for a value that can’t be changed, DetailField, which stands beside it here.',
      accessibility: [
        'Shown, it is a button, at least 48 px high, whose `labels.edit` says label, value and what a press does. Pressed, it is an input with its text selected.',
        'Enter and leaving the field save, Escape restores; both keys are kept from the form and the modal around it.',
        '“Saving” and “saved” come into a live region that is there from the start; while saving, the input is read-only and `aria-busy`, and keeps the focus.',
        'An error is announced, and read first with the input; the focus returns to the button only if it was still in the input.',
      ],
    },
  },
  args: {
    label: 'სახელი',
    value: 'ნინო',
    requirement: 'აუცილებელია',
    labels,
    name: 'first_name',
    autoComplete: 'given-name',
    onSave: saveOf(() => Promise.resolve(null)),
    validate: (text: string) => (text === '' ? 'ეს ველი აუცილებელია.' : null),
  },
  render: (args) => <SavingField {...args} />,
} satisfies Meta<EditableFieldProps>
export default meta
type Story = StoryObj<typeof meta>

/** Pressed it is an input with its text selected; nothing under it moves. */
export const Default: Story = {
  render: (args) => (
    <Stack gap={20}>
      <SavingField {...args} />
      <Button>შემდეგი</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('button', { name: 'სახელი: ნინო, რედაქტირება' })
    await expect(value.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const next = canvas.getByRole('button', { name: 'შემდეგი' })
    const place = next.getBoundingClientRect().top
    await userEvent.click(value)
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'სახელი' })
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4])
    await expect(input).toHaveAccessibleDescription('აუცილებელია Enter ინახავს, Escape აბრუნებს ძველს')
    await expect(next.getBoundingClientRect().top).toBe(place)
  },
}

/** It is read whole where it is shown; the input takes its place and no more. */
export const LongValue: Story = {
  args: {
    label: 'მისამართი',
    value:
      'თბილისი, მთაწმინდის რაიონი, შოთა რუსთაველის გამზირი 12, მესამე სადარბაზო, მეშვიდე სართული, ბინა 71, დამოუკიდებლადშემუშავებულიმრავალფუნქციური',
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const before = button.getBoundingClientRect()
    await userEvent.click(button)
    const during = canvas.getByRole('textbox').parentElement?.getBoundingClientRect()
    await expect([during?.top, during?.height, during?.width]).toEqual([
      before.top,
      before.height,
      before.width,
    ])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Saving: Story = {
  args: { onSave: saveOf(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('ე{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true')
  },
}

/** PROF-03: it says why and keeps what was typed. */
export const Failed: Story = {
  args: { onSave: saveOf(() => Promise.resolve('კავშირი ვერ დამყარდა. სცადეთ ხელახლა.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('ე{Enter}')
    await expect(await canvas.findByText(/კავშირი ვერ დამყარდა/)).toBeVisible()
  },
}

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('ე{Enter}')
    await expect(await canvas.findByRole('button', { name: 'სახელი: ე, რედაქტირება' })).toHaveFocus()
  },
}

/** A profile's fields under each other, one of each kind, one of them open. */
export const Catalog: Story = {
  render: (args) => (
    <Stack gap={20}>
      <SavingField {...args} />
      <SavingField {...args} label="გვარი" value="მაისურაძე-ჩიქოვანი" />
      <DetailField
        label="ელფოსტა"
        value="nino@example.ge"
        empty="მითითებული არ არის"
        hint="ელფოსტის შეცვლა არ შეიძლება"
      />
      <SavingField {...args} label="პირადი ნომერი" value="01001012345" inputMode="numeric" />
      <SavingField {...args} label="ტელეფონი" value="" type="tel" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('nino@example.ge')).toHaveAttribute('translate', 'no')
    await expect(canvas.queryByRole('button', { name: /ელფოსტა/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'ტელეფონი: მითითებული არ არის, რედაქტირება' }))
    await expect(canvas.getByRole('textbox', { name: 'ტელეფონი' })).toHaveValue('')
  },
}
