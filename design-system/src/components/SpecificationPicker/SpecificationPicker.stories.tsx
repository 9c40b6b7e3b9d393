import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { SpecificationPicker } from './index.ts'

const meta = {
  component: SpecificationPicker,
  parameters: {
    about: {
      use: 'One of a product’s specifications, each with its price: a volume, a colour, a memory.',
      not: 'For sizes that can only be read use SizeList; for choices without a price, RadioCards.',
      accessibility: [
        'A `radiogroup` named by the words above it, with the keys of the APG: one stop for Tab, arrow keys go round and choose what they come to.',
        'One without a price is `aria-disabled` but can be reached, where the missing price is read; a press on it announces why.',
        'Options are at least 48 px high. The chosen one has a thicker edge beside its background.',
        'A swatch only repeats the colour that the value names, and has an edge on every background.',
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

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    value: `${index + 1} ლ`,
    price: `${35 * (index + 1)},00 ₾`,
  }))

/** How many stand in each row, from the top. */
const rowsOf = (options: readonly HTMLElement[]) =>
  [...Map.groupBy(options, (option) => option.offsetTop).values()].map(({ length }) => length)

/** PROD-03: rows that end together where the number allows, and none stretched: one, four, five, six and eight of them. */
export const Rows: Story = {
  render: (args) => (
    <Stack gap={24}>
      {[1, 4, 5, 6, 8].map((count) => (
        <SpecificationPicker key={count} {...args} label={`${count} ლიტრამდე`} options={many(count)} />
      ))}
    </Stack>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('radiogroup').map((group) => within(group).getAllByRole('radio'))
    await expect(groups.map(rowsOf)).toEqual([[1], [2, 2], [3, 2], [3, 3], [3, 3, 2]])
    for (const options of groups) {
      const widths = options.map((option) => Math.round(option.getBoundingClientRect().width))
      await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
      await expect(Math.max(...widths)).toBeLessThan(window.innerWidth / 2)
    }
  },
}

/** Words of colours stay whole beside their swatches, three on a phone. */
export const Colours: Story = {
  args: {
    label: 'ფერი',
    options: [
      { id: 1, value: 'ლურჯი', price: '35,00 ₾', colours: ['blue'] },
      { id: 2, value: 'წითელი', price: '35,00 ₾', colours: ['red'] },
      { id: 3, value: 'ბროწეულისფერი', price: '35,00 ₾', colours: ['burgundy'] },
      { id: 4, value: 'შავი / თეთრი', price: '35,00 ₾', colours: ['black', 'white'] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    for (const word of ['ლურჯი', 'წითელი', 'ბროწეულისფერი'])
      await step(word, async () => {
        const range = document.createRange()
        // The text alone, without its swatch.
        const text = [...canvas.getByText(word).childNodes].find((node) => node instanceof Text)
        if (text) range.selectNode(text)
        await expect(range.getClientRects()).toHaveLength(1)
      })
  },
}

/** None chosen; one that is sold out while another is saved; and values and prices that need space. */
export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <SpecificationPicker {...args} chosen={null} error="გთხოვთ, აირჩიოთ სპეციფიკაცია" />
      <SpecificationPicker
        {...args}
        label="ფერი"
        options={[
          { id: 1, value: 'ლურჯი', price: '89,00 ₾', colours: ['blue'] },
          {
            id: 2,
            value: 'ბროწეულისფერი',
            price: '89,00 ₾',
            colours: ['burgundy'],
            soldOut: 'მარაგი ამოწურულია',
          },
          { id: 3, value: 'შავი / თეთრი', price: '95,00 ₾', colours: ['black', 'white'] },
          { id: 4, value: 'თეთრი', price: '89,00 ₾', colours: ['white'] },
          { id: 5, value: 'მწვანე', price: null, colours: ['green'] },
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
