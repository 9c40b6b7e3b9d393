import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Select } from './index.ts'

const meta = {
  component: Select,
  parameters: {
    about: {
      use: 'One of many short words in the device’s own list, such as the order of the catalogue.',
      not: 'For two to four use SegmentedControl; where each needs a line of words, RadioCards; in a form or a filter, SelectField; for free text, Combobox.',
      accessibility: [
        'A native `select` with all its keys, at least 44 px high and set in 16 px, so that iOS doesn’t zoom.',
        'The label is read everywhere and shown from 900 px: on a phone the chosen option has to make sense alone.',
        'Choosing takes effect at once, and with a keyboard at every step: what is fetched for it should wait a moment.',
      ],
    },
  },
  args: {
    label: 'დალაგება',
    value: '',
    options: [
      { value: '', label: 'ახლები ჯერ' },
      { value: 'price', label: 'ფასი: ზრდადი' },
      { value: '-price', label: 'ფასი: კლებადი' },
      { value: '-rating', label: 'მაღალი შეფასება' },
      { value: '-total_sold', label: 'პოპულარული' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'დალაგება' })
    await expect(box).toHaveDisplayValue('ახლები ჯერ')
    await userEvent.selectOptions(box, 'ფასი: ზრდადი')
    await expect(args.onChoose).toHaveBeenCalledWith('price')
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** It follows its value when that changes by itself, as by Back. */
export const Followed: Story = {
  render: function Following(args) {
    const [value, setValue] = useState('price')
    return (
      <>
        <Select {...args} value={value} onChoose={setValue} />
        <Button variant="text" onClick={() => setValue('')}>
          უკან
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await expect(box).toHaveDisplayValue('ფასი: ზრდადი')
    await userEvent.selectOptions(box, 'პოპულარული')
    await userEvent.click(canvas.getByRole('button'))
    await expect(box).toHaveDisplayValue('ახლები ჯერ')
  },
}
