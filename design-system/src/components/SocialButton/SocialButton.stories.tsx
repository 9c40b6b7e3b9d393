import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { SocialButton } from './index.ts'

const meta = {
  component: SocialButton,
  args: { provider: 'google', children: 'Google', lang: 'en', onClick: fn() },
} satisfies Meta<typeof SocialButton>

export default meta
type Story = StoryObj<typeof meta>

export const Google: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Facebook: Story = { args: { provider: 'facebook', children: 'Facebook' } }

/** It has been pressed: the browser is about to leave. */
export const Leaving: Story = {
  args: { pending: true, pendingLabel: 'გადავდივართ…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'გადავდივართ…' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

/** As they stand in a form. */
export const SideBySide: Story = {
  render: (args) => (
    <Grid columns={2} gap={12}>
      <SocialButton {...args} wide />
      <SocialButton {...args} wide provider="facebook">
        Facebook
      </SocialButton>
    </Grid>
  ),
}
