import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  component: QuantityStepper,
  parameters: {
    about: {
      use: 'How many of one thing, from a small range: in the cart, and beside the button that adds.',
      not: 'For any number that is typed take TextField with `inputMode="numeric"`; for a rating, StarRatingInput.',
      accessibility: [
        'A named `group` of two native buttons, 44 × 44 px; the number is an `output`, so a change is announced.',
        'A button at its limit is `aria-disabled` and keeps its focus; `maxReason` is announced and is the description of plus.',
        'The labels of both buttons are the caller’s: with the product’s name where there are several.',
        'Pending it is `aria-busy`, and further presses count.',
      ],
    },
  },
  args: {
    value: 2,
    max: 5,
    onChange: fn(),
    label: 'რაოდენობა: საფერავი',
    decreaseLabel: 'ერთით ნაკლები: საფერავი',
    increaseLabel: 'ერთით მეტი: საფერავი',
    maxReason: 'მაქსიმალური რაოდენობაა 5.',
  },
  render: function Stepping(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number) => {
      setValue(next)
      args.onChange(next)
    }
    return <QuantityStepper {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /მეტი/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: /ნაკლები/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('group')).toHaveTextContent('2')
  },
}

/** CART-06: minus can't be used at 1. */
export const AtMinimum: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const minus = canvas.getByRole('button', { name: /ნაკლები/ })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(minus)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** CART-05: plus stops at the maximum and says why; the button keeps focus. */
export const AtMaximum: Story = {
  args: { value: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: /მეტი/ })
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(plus).toHaveFocus()
    await expect(plus).toHaveAccessibleDescription('მაქსიმალური რაოდენობაა 5.')
    await expect(canvas.getByText('მაქსიმალური რაოდენობაა 5.')).toBeVisible()
    await userEvent.click(plus)
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** The product's stepper: decreasing at 1 takes the item out. */
export const RemovesAtMinimum: Story = {
  args: { value: 1, onRemove: fn(), removeLabel: 'წაშლა: საფერავი' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'წაშლა: საფერავი' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** More than can be had, after the stock went down: minus leads back within. */
export const AboveMaximum: Story = {
  args: { value: 5, max: 2, maxReason: 'მაქსიმალური რაოდენობაა 2.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ნაკლები/ }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
  },
}

export const Pending: Story = { args: { pending: true } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
  },
}
