import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Combobox, type ComboboxOption } from './index.ts'
import { KeptCombobox } from '../../internal/sampleCombobox.tsx'

const meta = {
  component: Combobox,
  args: {
    label: 'მისამართი',
    value: '',
    onTextChange: fn(),
    listLabel: 'შემოთავაზებული მისამართები',
    options: [],
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

/** Waiting for suggestions, refused, and not to be used now: no list in any of them. */
export const WithoutList: Story = {
  args: { options: [], status: '' },
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

const many: readonly ComboboxOption[] = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`,
  text: `ქუჩა ${index + 1}`,
}))

/** More than the screen holds: the list scrolls by itself and follows the keys. */
export const Many: Story = {
  args: { options: many, status: '40 შემოთავაზება' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowUp}')
    const popup = canvas.getByRole('listbox').parentElement
    await expect(popup?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const last = canvas.getByRole('option', { name: 'ქუჩა 40' })
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
