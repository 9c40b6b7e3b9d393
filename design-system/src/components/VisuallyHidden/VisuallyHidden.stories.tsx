import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  component: VisuallyHidden,
  parameters: {
    about: {
      use: 'Words that the eye sees otherwise: what a struck price was, how many a badge counts.',
      not: 'To hide a thing from everybody leave it out; to hide an icon from screen readers, `aria-hidden`. Text that all should read belongs on the screen.',
      accessibility: [
        'Read in its place, takes no space, and is one of the ways to a live region (`role="status"`).',
        'It keeps what is focused in it invisible: never put a control into it.',
        'It is placed absolutely: within a scroller its parent has to be positioned, or it stretches the page.',
      ],
    },
  },
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
