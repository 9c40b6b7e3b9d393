import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeList } from './index.ts'

const meta = {
  component: SizeList,
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
    await expect(canvas.getByRole('list', { name: 'ზომები' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const OneSize: Story = { args: { sizes: meta.args.sizes.slice(0, 1) } }
export const LongSize: Story = {
  args: {
    sizes: [{ id: 1, size: 'უნივერსალურიზომაყველასთვის', stockText: 'მარაგშია 4 ცალი', available: true }],
  },
}
export const NoSizes: Story = {
  args: { sizes: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul')).toBeNull()
  },
}
