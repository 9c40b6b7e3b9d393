import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeList } from './index.ts'

const meta = {
  component: SizeList,
  parameters: {
    about: {
      use: 'Which sizes there are and what is left of each, to be read.',
      not: 'To choose one use SpecificationPicker; for the stock of the whole product, StockText.',
      accessibility: [
        'A list named by the words above it; each item reads the size and its stock.',
        'That none is left is said in words; the dashed edge only repeats it.',
        'Nothing can be pressed. Without sizes it isn’t there, its label neither.',
      ],
    },
  },
  args: {
    label: 'ზომები',
    sizes: [
      { id: 1, size: 'S', stockText: 'მარაგშია 4 ცალი', available: true },
      { id: 2, size: 'M', stockText: 'მარაგშია 12 ცალი', available: true },
      { id: 3, size: 'L', stockText: 'მარაგი ამოწურულია', available: false },
    ],
  },
} satisfies Meta<typeof SizeList>

export default meta
type Story = StoryObj<typeof meta>

/** CART-16: sizes are read, there is nothing to press. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // Safari's reader takes a list without markers for none.
    await expect(canvas.getByRole('list', { name: 'ზომები' })).toHaveAttribute('role', 'list')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** One size, with a long name; without sizes there is nothing, not even the words above. */
export const OneAndNone: Story = {
  args: {
    sizes: [{ id: 1, size: 'უნივერსალურიზომაყველასთვის', stockText: 'მარაგშია 4 ცალი', available: true }],
  },
  render: (args) => (
    <>
      <SizeList {...args} />
      <SizeList {...args} sizes={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('ზომები')).toHaveLength(1)
  },
}
