import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { SpecificationPicker } from './index.ts'

const meta = {
  component: SpecificationPicker,
  parameters: {
    about: {
      use: 'One of a product’s specifications, each with its price: a volume, a colour, a memory.',
      not: 'For sizes that can only be read take SizeList; for choices without a price, RadioCards.',
      accessibility: [
        'A `radiogroup` named by the words above it, with the keys of the APG: one stop for Tab, arrow keys go round and choose what they come to.',
        'One without a price is `aria-disabled` but can be reached, where the missing price is read; a press on it announces why.',
        'Options are at least 64 px high. The chosen one has a thicker edge beside its ground.',
        '`error` is an `alert` that is brought into view and is the group’s description.',
      ],
    },
  },
  args: {
    label: 'სპეციფიკაცია',
    options: [
      { id: 1, value: '0,75 ლ', price: '38,00 ₾' },
      { id: 2, value: '1,5 ლ', price: '72,00 ₾' },
      { id: 3, value: '3 ლ', price: null },
    ],
    chosen: 1,
    priceUnavailable: 'ფასი მიუწვდომელია',
    onChoose: fn(),
  },
  argTypes: { chosen: { control: 'number' } },
} satisfies Meta<typeof SpecificationPicker>

export default meta
type Story = StoryObj<typeof meta>

/** PROD-03: what has no price can be reached, says so, and is never chosen. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /1,5 ლ/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
    const unpriced = canvas.getByRole('radio', { name: /3 ლ/ })
    await expect(unpriced).toHaveAttribute('aria-disabled', 'true')
    await expect(unpriced).toHaveTextContent('ფასი მიუწვდომელია')
    await userEvent.click(unpriced)
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 ლ: ფასი მიუწვდომელია')
  },
}

/** One stop for Tab; arrows move, choose, and go round. */
export const ByKeyboard: Story = {
  render: function Choosing(args) {
    const [chosen, choose] = useState<string | number | null>(null)
    return <SpecificationPicker {...args} chosen={chosen} onChoose={choose} />
  },
  play: async ({ canvas, userEvent }) => {
    const [small, large, unpriced] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await expect(small).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(large).toHaveFocus()
    await expect(large).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(unpriced).toHaveFocus()
    await expect(unpriced).not.toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(small).toBeChecked()
  },
}

/** More than fit in a row. */
export const FourOnPhone: Story = {
  name: 'PROD-03 four on a phone: the fourth is as wide as the others',
  args: {
    options: [
      { id: 1, value: '0,75 ლ', price: '38,00 ₾' },
      { id: 2, value: '1,5 ლ', price: '72,00 ₾' },
      { id: 3, value: '3 ლ', price: '140,00 ₾' },
      { id: 4, value: '5 ლ', price: '210,00 ₾' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('radio').map((option) => option.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(1)
    await expect(Math.max(...widths)).toBeLessThan(window.innerWidth / 2)
  },
}

/** None chosen; one that is sold out while another is saved; and values and prices that need room. */
export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <SpecificationPicker {...args} chosen={null} error="გთხოვთ, აირჩიოთ სპეციფიკაცია" />
      <SpecificationPicker
        {...args}
        label="ფერი"
        options={[
          { id: 1, value: 'ლურჯი', price: '89,00 ₾' },
          { id: 2, value: 'ბროწეულისფერი', price: '89,00 ₾', note: 'მარაგი ამოწურულია' },
        ]}
        pending
      />
      <SpecificationPicker
        {...args}
        label="მეხსიერება"
        options={[
          { id: 1, value: 'მუქი ბროწეულისფერი / 256 გბ / გაძლიერებულიდამცავისაფარი', price: '123 456,00 ₾' },
          { id: 2, value: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციური', price: null },
          { id: 3, value: 'M', price: '1234,50 ₾' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'სპეციფიკაცია' })).toHaveAccessibleDescription(
      'გთხოვთ, აირჩიოთ სპეციფიკაცია',
    )
    await expect(canvas.getByRole('radiogroup', { name: 'ფერი' })).toHaveAttribute('aria-busy', 'true')
  },
}
