import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  component: VisuallyHidden,
  args: { children: 'ძველი ფასი' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> 45,00 ₾
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('ძველი ფასი')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
