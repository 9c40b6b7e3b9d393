import type { Meta, StoryObj } from '@storybook/react-vite'
import { StockText } from './index.ts'

const meta = {
  component: StockText,
  args: { stock: 12, text: 'მარაგშია 12 ცალი' },
} satisfies Meta<typeof StockText>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {}
export const Few: Story = { args: { stock: 2, text: 'მარაგშია 2 ცალი' } }
export const None: Story = { args: { stock: 0, text: 'მარაგი ამოწურულია' } }
