import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardSchemes } from './index.ts'

const meta = {
  component: CardSchemes,
  args: { label: 'ვიღებთ ბარათებს' },
} satisfies Meta<typeof CardSchemes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))
    await expect(names).toEqual(['Visa', 'Mastercard', 'American Express'])
  },
}
export const OneScheme: Story = { args: { schemes: ['visa'] } }
