import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { SelectField } from './index.ts'

const meta = {
  component: SelectField,
  parameters: {
    about: {
      use: 'One of many short words in a form or in the filter of a list.',
      not: 'Above a list of products, where the chosen option makes sense alone, use Select; for two to four, SegmentedControl.',
      accessibility: [
        'A native `select` with all its keys, at least 44 px high and set in 16 px, so that iOS doesn’t zoom.',
        'The label is shown above the box at every width, and moves the focus into it.',
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
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

/** In a form or a filter the label is above the box, also on a phone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('დალაგება')).toBeVisible()
  },
}

/** On a phone the label isn't hidden, as it is for a Select. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('დალაგება')
    await expect(getComputedStyle(label).clipPath).toBe('none')
    await expect(label.getBoundingClientRect().height).toBeGreaterThan(16)
  },
}

/** The option of its value may come later. Until then nothing is chosen, and nothing is reported. */
export const LateOptions: Story = {
  render: function Late(args) {
    const [isLoaded, setLoaded] = useState(false)
    return (
      <>
        <SelectField {...args} value="price" options={isLoaded ? args.options : args.options.slice(0, 1)} />
        <Button variant="text" onClick={() => setLoaded(true)}>
          ჩატვირთვა
        </Button>
      </>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await expect(box).toHaveValue('price')
    await userEvent.click(canvas.getByRole('button'))
    await expect(box).toHaveDisplayValue('ფასი: ზრდადი')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
