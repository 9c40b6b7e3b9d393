import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { RadioCards, type RadioCardOption } from './index.ts'

const payments: RadioCardOption[] = [
  { value: 'flitt', label: 'ბარათი', icon: 'card' },
  { value: 'wallet', label: 'საფულე', icon: 'wallet' },
  { value: 'qr', label: 'QR კოდი', icon: 'qr' },
  { value: 'bank', label: 'საბანკო გადარიცხვა', icon: 'bank' },
]

const addresses: RadioCardOption[] = [
  { value: '1', label: 'რუსთაველის გამზირი 12, ბ. 7', text: 'თბილისი, მთაწმინდის რაიონი, 0108' },
  { value: '2', label: 'ჭავჭავაძის ქუჩა 3', text: 'ბათუმი, აჭარა, 6000' },
]

const meta = {
  component: RadioCards,
  parameters: {
    about: {
      use: 'One of a few choices that need a line of words each: how to pay, which address.',
      not: 'For two to four words that take effect at once use SegmentedControl; for many, Select; for yes or no, Checkbox.',
      accessibility: [
        'A `radiogroup` named by its legend, of native radios: one stop for Tab, arrow keys choose what they come to.',
        'The whole card is the label, at least 48 px high, and shows the ring; its second line is the description.',
        'An error sets `aria-invalid` on the group and is announced; put the focus on `ref`, which is the chosen radio or the first.',
        'A disabled option is dashed, not only paler, and stays readable.',
      ],
    },
  },
  args: {
    legend: 'გადახდის მეთოდი',
    name: 'payment',
    options: payments,
    value: 'flitt',
    columns: 2,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

/** Native radios: one stop for Tab, arrows move and choose. */
export const Default: Story = {
  render: function Choosing(args) {
    const [value, choose] = useState(args.value)
    const change = (next: string) => {
      choose(next)
      args.onChange(next)
    }
    return <RadioCards {...args} value={value} onChange={change} />
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'გადახდის მეთოდი' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'ბარათი', checked: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'საფულე' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'საბანკო გადარიცხვა' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'საბანკო გადარიცხვა' })).not.toHaveFocus()
    await userEvent.click(canvas.getByText('QR კოდი'))
    await expect(args.onChange).toHaveBeenLastCalledWith('qr')
  },
}

/** The second line describes the choice. */
export const Addresses: Story = {
  args: {
    legend: 'მიწოდების მისამართი',
    requirement: 'აუცილებელია',
    name: 'address',
    options: addresses,
    value: '1',
    columns: 1,
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: 'რუსთაველის გამზირი 12, ბ. 7' })
    await expect(first).toHaveAccessibleDescription('თბილისი, მთაწმინდის რაიონი, 0108')
  },
}

/** Stars beside the words that say the same: only these are read. */
export const Stars: Story = {
  args: {
    legend: 'შეფასება',
    name: 'rating',
    columns: 1,
    value: '4',
    options: [
      { value: '', label: 'ნებისმიერი' },
      { value: '4', label: '4 და მეტი', stars: 4 },
      { value: '3', label: '3 და მეტი', stars: 3 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 და მეტი' })).toBeChecked()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

/** Refused, with one that can't be chosen, and with none that can; English words say so. */
export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <RadioCards {...args} name="refused" value={null} error="აირჩიეთ გადახდის მეთოდი." />
      <RadioCards
        {...args}
        name="one"
        legend="ერთის გარდა"
        options={payments.map((option) =>
          option.value === 'wallet' ? { ...option, text: 'ნაშთი არ გეყოფათ', disabled: true } : option,
        )}
      />
      <RadioCards
        {...args}
        name="none"
        legend="Payment method"
        options={[
          { value: 'flitt', label: 'Card', icon: 'card' },
          { value: 'bank', label: 'Bank transfer', text: 'One or two working days', icon: 'bank' },
        ]}
        disabled
      />
    </Stack>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const refused = canvas.getByRole('radiogroup', { name: 'გადახდის მეთოდი' })
    await expect(refused).toHaveAttribute('aria-invalid', 'true')
    await expect(refused).toHaveAccessibleDescription('აირჩიეთ გადახდის მეთოდი.')
    const one = within(canvas.getByRole('radiogroup', { name: 'ერთის გარდა' }))
    await expect(one.getByRole('radio', { name: 'საფულე' })).toBeDisabled()
    await userEvent.click(one.getByText('საფულე'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeDisabled()
    await expect(canvas.getByText('Bank transfer')).toHaveAttribute('lang', 'en')
  },
}

/** Too narrow for two: one column, and words that break anywhere. */
export const LongText: Story = {
  args: {
    options: [
      { value: '1', label: 'საბანკო გადარიცხვა საქართველოს ნებისმიერი ბანკიდან', icon: 'bank' },
      {
        value: '2',
        label: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციური',
        text: 'ჩარიცხვას შეიძლება ერთიდან სამ სამუშაო დღემდე დასჭირდეს',
        icon: 'wallet',
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
