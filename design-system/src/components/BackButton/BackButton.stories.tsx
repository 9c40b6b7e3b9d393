import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BackButton } from './index.ts'

const meta = {
  component: BackButton,
  args: { children: 'უკან', onClick: fn() },
} satisfies Meta<typeof BackButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'უკან' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
