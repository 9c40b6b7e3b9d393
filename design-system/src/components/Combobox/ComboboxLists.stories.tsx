import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { samplePictures } from '../../internal/samplePictures.ts'
import { Stack } from '../../layout/Stack.tsx'
import { Combobox, type ComboboxGroup } from './index.ts'
import { KeptCombobox } from '../../internal/sampleCombobox.tsx'

const things: readonly ComboboxGroup[] = [
  {
    label: 'პროდუქტები',
    options: [
      {
        id: '1',
        text: 'საფერავი, ქვევრის ღვინო',
        marked: [[18, 22]],
        end: '34,00 ₾',
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
  component: Combobox,
  args: {
    label: 'მისამართი',
    value: '',
    onTextChange: fn(),
    listLabel: 'შემოთავაზებული მისამართები',
    groups: things,
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

/** A word without an end makes the list no wider. */
export const Groups: Story = {
  args: { groups: things, value: 'ღვინ', open: true, label: 'ძიება', listLabel: 'შემოთავაზებები' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByRole('group', { name: 'პროდუქტები' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'კატეგორიები' })).toBeVisible()
    await expect(canvas.getByRole('option', { name: 'საფერავი, ქვევრის ღვინო 34,00 ₾' })).toBeVisible()
  },
}

/** Waiting for suggestions, refused, and not to be used now: no list in any of them. */
export const WithoutList: Story = {
  args: { groups: [], status: '' },
  render: (args) => (
    <Stack gap={20}>
      <KeptCombobox {...args} busy value="ჭავ" open />
      <KeptCombobox {...args} label="ქალაქი" error="გთხოვთ შეიყვანოთ მისამართი" />
      <KeptCombobox {...args} label="რეგიონი" disabled value="ჭავჭავაძის გამზირი 12" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [waiting, refused, disabled] = canvas.getAllByRole('combobox')
    await expect(waiting).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(refused).toHaveAccessibleDescription('გთხოვთ შეიყვანოთ მისამართი')
    await expect(disabled).toBeDisabled()
  },
}

export const Empty: Story = {
  args: {
    groups: [],
    value: 'ყწერტ',
    open: true,
    emptyText: 'მისამართი ვერ მოიძებნა',
    status: 'მისამართი ვერ მოიძებნა',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent('მისამართი ვერ მოიძებნა')
  },
}

const many: readonly ComboboxGroup[] = [
  { options: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, text: `ქუჩა ${index + 1}` })) },
]

/** More than the screen holds: the list scrolls by itself and follows the keys. */
export const Many: Story = {
  args: { groups: many, status: '40 შემოთავაზება' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowUp}')
    const popup = canvas.getByRole('listbox').parentElement
    await expect(popup?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const last = canvas.getByRole('option', { name: 'ქუჩა 40' })
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** What can go has a button beside it, and goes by Delete; the neighbour takes its place. */
export const Removable: Story = {
  args: {
    label: 'ძიება',
    listLabel: 'ბოლო ძიებები',
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
      <KeptCombobox
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
