import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Text } from '../../layout/Text.tsx'
import { Tabs, type TabItem } from './index.ts'

const both: TabItem[] = [
  { id: 'login', label: 'Login' },
  { id: 'signUp', label: 'Sign up' },
]

const meta = {
  component: Tabs,
  parameters: {
    about: {
      use: 'Two or three panels in the same place, of which one is read at a time: log in or sign up, the parts of a profile.',
      not: 'For places with an address use links or BottomNav; for a setting, SegmentedControl; to show several at once, Disclosure.',
      accessibility: [
        'The tabs of the APG: one stop for Tab, Left and Right go round, Home and End to the ends; what they come to is opened at once.',
        'The row is named by `label`, the panel by its tab. Tabs are at least 48 px high, and wrap rather than break a word.',
        'Tab goes from the tabs to what the panel holds; a panel without anything to stop at is a stop itself.',
      ],
    },
  },
  args: {
    label: 'ანგარიში',
    tabs: both,
    value: 'login',
    onChange: fn(),
    children: <Text>პანელი, რომელიც არჩეულ ჩანართს ეკუთვნის.</Text>,
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** A panel that holds nothing to stop at is a stop itself, so that it is come to from the tabs. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const chosen = canvas.getByRole('tab', { selected: true })
    await expect(chosen).toHaveTextContent('Login')
    await expect(chosen).toHaveAttribute('lang', 'en')
    await userEvent.tab()
    await expect(chosen).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Login' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Login' })).toHaveAttribute(
      'id',
      chosen.getAttribute('aria-controls'),
    )
    await userEvent.click(chosen)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign up' }))
    await expect(args.onChange).toHaveBeenCalledWith('signUp')
  },
}

/** One stop for Tab; arrows, Home and End move and open. With Alt they are the browser's. */
export const ByKeyboard: Story = {
  args: { tabs: [...both, { id: 'orders', label: 'შეკვეთები' }] },
  render: function Opening(args) {
    const [value, open] = useState('login')
    return (
      <Tabs {...args} value={value} onChange={open}>
        <button type="button">{value}</button>
      </Tabs>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'signUp' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    label: 'პროფილი',
    value: 'addresses',
    tabs: [
      { id: 'profile', label: 'პირადი ინფორმაცია' },
      { id: 'addresses', label: 'მიწოდების მისამართები' },
      { id: 'password', label: 'დამოუკიდებლადშემუშავებული' },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
