import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ModalSheet } from '../ModalSheet/index.ts'
import { Combobox, type ComboboxOption } from './index.ts'
import { KeptCombobox } from '../../internal/sampleCombobox.tsx'

const places: readonly ComboboxOption[] = [
  { id: 'a', text: 'ჭავჭავაძის გამზირი 12', marked: [[0, 5]], detail: 'ვაკე, თბილისი' },
  { id: 'b', text: 'ჭავჭავაძის ქუჩა 4', marked: [[0, 5]], detail: 'ბათუმი' },
  { id: 'c', text: 'ილია ჭავჭავაძის მოედანი', marked: [[5, 10]], detail: 'ქუთაისი' },
]

const meta = {
  component: Combobox,
  parameters: {
    about: {
      use: 'A line of free text with suggestions under it, such as an address: what is typed counts, a suggestion only helps.',
      not: 'Where only what is listed can be chosen use Select or RadioCards; for the shop’s search, SearchField.',
      accessibility: [
        'The editable combobox of the APG: the focus stays in the field, `aria-activedescendant` names the active option.',
        'Down and Up go round the options, Enter chooses, Escape closes and then empties, Tab closes; Home, End, Left and Right stay the text’s. A pointer over an option marks nothing.',
        'Options are at least 48 px high.',
        'The caller gives `status`: how many suggestions there are, or that there are none. It is announced while the list is open.',
      ],
    },
  },
  args: {
    label: 'მისამართი',
    value: '',
    onTextChange: fn(),
    listLabel: 'შემოთავაზებული მისამართები',
    options: places,
    open: false,
    onOpenChange: fn(),
    onChoose: fn(),
    onEnter: fn(),
    status: '3 შემოთავაზება',
  },
  render: (args) => <KeptCombobox {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'მისამართი' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await userEvent.type(field, 'ჭავჭა')
    const list = canvas.getByRole('listbox', { name: 'შემოთავაზებული მისამართები' })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 შემოთავაზება')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    const [first, second, last] = canvas.getAllByRole('option')
    for (const option of [first, second, last]) {
      await expect(option?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', last?.id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(places[1])
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('ჭავჭავაძის ქუჩა 4')
  },
}

/** Home and End move in the text; another letter takes the mark away: Enter then means the text. */
export const TheTextsOwnKeys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(field, 'ჭავ')
    await userEvent.keyboard('{ArrowDown}{Home}')
    await expect(field.selectionStart).toBe(0)
    await userEvent.keyboard('{End}')
    await expect(field.selectionStart).toBe(3)
    await expect(field).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('ჭ')
    await expect(field).toHaveValue('ჭავჭ')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.hover(canvas.getByRole('option', { name: /ბათუმი/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant')
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledTimes(2)
  },
}

/**
 * Within a modal the list is in reach of the focus, over what follows. A press on it takes the focus from nothing; Escape
 * closes the list, empties the field, and closes the modal, one after the other.
 */
export const InAModal: Story = {
  args: { open: false },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: function Modal(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setOpen(true)}>გახსნა</Button>
        <ModalSheet open={open} onClose={() => setOpen(false)} title="მისამართის არჩევა" closeLabel="დახურვა">
          <KeptCombobox {...args} />
          <div style={{ height: 300 }} />
        </ModalSheet>
      </>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'მისამართის არჩევა' })
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ჭავ')
    const option = canvas.getByRole('option', { name: /ქუთაისი/ })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: option })
    await expect(field).toHaveFocus()
    await expect(option).toBeVisible()
    await userEvent.pointer({ keys: '[/MouseLeft]', target: option })
    await expect(args.onChoose).toHaveBeenCalledWith(places[2])
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('ილია ჭავჭავაძის მოედანი')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'გახსნა' }))
    await userEvent.type(await canvas.findByRole('combobox'), 'ჭავ')
  },
}
