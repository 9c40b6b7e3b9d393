import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
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
function Kept(props: EditableFieldProps) {
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
      not: 'In a form that is sent as a whole take TextField; for a value that can’t be changed, DetailField, which stands beside it here.',
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
  render: (args) => <Kept {...args} />,
} satisfies Meta<EditableFieldProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const value = canvas.getByRole('button', { name: 'სახელი: ნინო, რედაქტირება' })
    await expect(value.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const EmptyValue: Story = {
  args: { label: 'ტელეფონი', value: '', type: 'tel', autoComplete: 'tel' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ტელეფონი: მითითებული არ არის, რედაქტირება' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** Beside another one: what appears while it is edited moves nothing. */
export const Narrow: Story = {
  args: { label: 'რეგიონი', value: 'იმერეთი' },
  decorators: (Shown) => (
    <div style={{ width: 250 }}>
      <Shown />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('button', { name: 'რეგიონი: იმერეთი, რედაქტირება' })
    const { top } = value.getBoundingClientRect()
    await userEvent.click(value)
    const input = canvas.getByRole('textbox')
    await expect(input.getBoundingClientRect().top).toBeCloseTo(top, 0)
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(labels.hint))
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
    const during = canvas.getByRole('textbox').getBoundingClientRect()
    await expect([during.top, during.height, during.width]).toEqual([before.top, before.height, before.width])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Its text is selected; nothing under it moves. */
export const Editing: Story = {
  render: (args) => (
    <Stack gap={20}>
      <Kept {...args} />
      <Button>შემდეგი</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'შემდეგი' })
    const place = next.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: /ნინო/ }))
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'სახელი' })
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4])
    await expect(input).toHaveAccessibleDescription('აუცილებელია Enter ინახავს, Escape აბრუნებს ძველს')
    await expect(next.getBoundingClientRect().top).toBe(place)
  },
}

/** Who goes on with an error keeps the field open and hears why. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.tab()
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/^ეს ველი აუცილებელია\./)
    await expect(input).not.toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Saving: Story = {
  args: { onSave: saveOf(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('ნინელი{Enter}')
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('aria-busy', 'true')
    await expect(input).toHaveAttribute('readonly')
    await expect(canvas.getByRole('status')).toHaveTextContent('ინახება…')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith('ნინელი')
    await expect(input).toHaveValue('ნინელი')
  },
}

/** PROF-03: it says why and keeps what was typed; Enter tries again, Escape restores. */
export const Failed: Story = {
  args: { onSave: saveOf(() => Promise.resolve('კავშირი ვერ დამყარდა. სცადეთ ხელახლა.')) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('ნინელი{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await expect(canvas.getByRole('textbox')).toHaveValue('ნინელი')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.getByText(/კავშირი ვერ დამყარდა/)).toBeVisible())
  },
}

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('ნინელი{Enter}')
    const button = await canvas.findByRole('button', { name: 'სახელი: ნინელი, რედაქტირება' })
    await expect(button).toHaveFocus()
    await expect(status).toHaveTextContent('შენახულია')
  },
}

const readOnly = (
  <DetailField
    label="ელფოსტა"
    value="nino@example.ge"
    empty="მითითებული არ არის"
    hint="ელფოსტის შეცვლა არ შეიძლება"
  />
)

export const ReadOnly: Story = {
  render: () => readOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nino@example.ge')).toHaveAttribute('translate', 'no')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A profile's fields under each other, one of each kind, one of them open. */
export const Catalog: Story = {
  render: (args) => (
    <Stack gap={20}>
      <Kept {...args} />
      <Kept {...args} label="გვარი" value="მაისურაძე-ჩიქოვანი" />
      {readOnly}
      <Kept {...args} label="პირადი ნომერი" value="01001012345" inputMode="numeric" />
      <Kept {...args} label="ტელეფონი" value="" type="tel" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('ტელეფონი'))
    await expect(canvas.getByRole('textbox', { name: 'ტელეფონი' })).toHaveFocus()
  },
}

export const Phone: Story = { ...Catalog, globals: { viewport: { value: 'phone' } } }

export const Narrowest: Story = { ...Catalog, globals: { viewport: { value: 'narrowest' } } }

export const Dark: Story = { ...Catalog, globals: { theme: 'dark' } }
