import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  component: QuantityStepper,
  parameters: {
    about: {
      use: 'How many of one thing, from a small range: in the cart, and beside the button that adds.',
      not: 'For any number that is typed use TextField with `inputMode="numeric"`; for a rating, StarRatingInput.',
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

/**
 * CART-06: minus is disabled at 1, or removes the product where that is allowed. Above the maximum, after the stock went
 * down, minus returns to the maximum. Pending, and disabled.
 */
export const Limits: Story = {
  args: { onRemove: fn() },
  render: ({ onRemove, ...args }) => (
    <Stack gap={16} align="start">
      <QuantityStepper {...args} value={1} decreaseLabel="ნაკლები: თაფლი" />
      <QuantityStepper {...args} value={1} onRemove={onRemove} removeLabel="წაშლა: ღვინო" />
      <QuantityStepper
        {...args}
        value={5}
        max={2}
        maxReason="მაქსიმალური რაოდენობაა 2."
        decreaseLabel="ნაკლები: დოქი"
      />
      <QuantityStepper {...args} pending />
      <QuantityStepper {...args} disabled decreaseLabel="ნაკლები: არაფერი" increaseLabel="მეტი: არაფერი" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const atMinimum = canvas.getByRole('button', { name: 'ნაკლები: თაფლი' })
    await expect(atMinimum).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(atMinimum)
    await userEvent.click(canvas.getByRole('button', { name: 'წაშლა: ღვინო' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    for (const button of canvas.getAllByRole('button', { name: /არაფერი/ })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'ნაკლები: დოქი' }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
  },
}
