import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { ComboboxPopup, useCombobox, type ComboboxGroup, type ComboboxOption } from '../Combobox/index.ts'
import { SearchField } from './index.ts'

interface SearchProps {
  groups: readonly ComboboxGroup[]
  onChoose: (option: ComboboxOption) => void
  onRemove?: (option: ComboboxOption) => void
  onSearch: (text: string) => void
}

/** The field with its list, as the header has it. */
function Search({ groups, onChoose, onRemove, onSearch }: SearchProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const { active, wiring, onKeyDown } = useCombobox({
    ...{ listId, text, groups, open, onChoose, onRemove },
    onOpenChange: setOpen,
    onClear: () => setText(''),
  })
  return (
    <SearchField
      labels={{ search: 'ძიება', clear: 'ძიების გასუფთავება' }}
      value={text}
      onTextChange={(typed) => {
        setText(typed)
        setOpen(true)
      }}
      onSearch={onSearch}
      suggestions={{
        wiring,
        onKeyDown,
        onFocusChange: setOpen,
        onPress: () => setOpen(true),
        popup: (
          <ComboboxPopup
            {...{ listId, groups, open, active, onChoose, onRemove }}
            label="შემოთავაზებები"
            status="3 შემოთავაზება"
          />
        ),
      }}
    />
  )
}

const things: readonly ComboboxGroup[] = [
  {
    label: 'პროდუქტები',
    options: [
      {
        id: '1',
        text: 'საფერავი, ქვევრის ღვინო',
        marked: [[18, 22]],
        end: '34,00 ₾',
        inCart: 'კალათაშია · 2',
        picture: { id: 1, src: samplePictures.glass },
      },
      { id: '2', text: 'ღვინის ქილა', marked: [[0, 4]], end: '1 250,50 ₾', picture: { id: 2, src: null } },
      {
        id: '3',
        text: 'ღვინისავტომატურადგანმეორებადიდამოუკიდებლადშემუშავებულიმრავალფუნქციურიხელსაწყო უჟანგავი ფოლადისგან',
        marked: [[0, 4]],
        end: '12 345,67 ₾',
        picture: { id: 7, src: samplePictures.pot },
      },
    ],
  },
  {
    label: 'კატეგორიები',
    options: [{ id: 'c1', text: 'ღვინო და სასმელი', marked: [[0, 4]], icon: 'box' }],
  },
]

const meta = {
  component: Search,
  args: { groups: things, onChoose: fn(), onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Search>

export default meta
type Story = StoryObj<typeof meta>

/** A word without an end makes the list no wider. */
export const Groups: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'ძიება' }))
    const list = canvas.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByRole('group', { name: 'პროდუქტები' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'კატეგორიები' })).toBeVisible()
    await expect(
      canvas.getByRole('option', { name: 'საფერავი, ქვევრის ღვინო კალათაშია · 2 34,00 ₾' }),
    ).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('3 შემოთავაზება')
  },
}

/** After Home, End or another letter no option is active: Enter searches for the text. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(field, 'ღვ')
    const options = canvas.getAllByRole('option')
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await expect(field.selectionStart).toBe(0)
    await userEvent.keyboard('{ArrowDown}{End}ი')
    await expect(field).toHaveValue('ღვი')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('ღვი')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(args.groups[0]?.options[0])
  },
}

/** What can go has a button beside it, and goes by Delete; the neighbour takes its place. */
export const Removable: Story = {
  args: {
    groups: [
      {
        label: 'ბოლო ძიებები',
        options: ['ღვინო', 'თაფლი', 'ჩურჩხელა და სხვა ტკბილეული, რომლის სახელიც ერთ ხაზზე არ ეტევა'].map(
          (text) => ({
            id: text,
            text,
            icon: 'search' as const,
            removeLabel: `წაშლა: ${text}`,
          }),
        ),
      },
      { options: [{ id: 'all', text: 'ყველას წაშლა', icon: 'trash' }] },
    ],
    onRemove: fn(),
  },
  render: function Removing(args) {
    const [groups, setGroups] = useState(args.groups)
    return (
      <Search
        {...args}
        groups={groups}
        onRemove={(gone) => {
          args.onRemove?.(gone)
          setGroups((all) =>
            all.map((group) => ({ ...group, options: group.options.filter(({ id }) => id !== gone.id) })),
          )
        }}
      />
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const middle = (node: Element) =>
      node.getBoundingClientRect().top + node.getBoundingClientRect().height / 2
    for (const [option, button] of [
      ['ღვინო', 'წაშლა: ღვინო'],
      ['თაფლი', 'წაშლა: თაფლი'],
    ] as const) {
      const beside = middle(canvas.getByRole('button', { name: button }))
      await expect(Math.abs(beside - middle(canvas.getByRole('option', { name: option })))).toBeLessThan(2)
    }
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('option', { name: 'ღვინო' })).toBeNull()
    await expect(canvas.getByRole('option', { name: 'თაფლი' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'წაშლა: თაფლი' }))
    await expect(canvas.queryByRole('option', { name: 'თაფლი' })).toBeNull()
    await expect(field).toHaveFocus()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
