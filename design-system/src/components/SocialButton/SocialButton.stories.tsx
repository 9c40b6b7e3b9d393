import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { SocialButton } from './index.ts'

const meta = {
  component: SocialButton,
  parameters: {
    about: {
      use: 'The way to a provider’s sign-in, below a form of one’s own.',
      not: 'For links to the shop’s pages in other networks use ShopFooter; for every other action, Button.',
      accessibility: [
        'A Button with all its rules: native, at least 44 px high, `pending` keeps the focus.',
        'The mark is hidden from screen readers: the words have to name the provider, with the `lang` of that name.',
      ],
    },
  },
  args: { provider: 'google', children: 'Google', lang: 'en', onClick: fn() },
} satisfies Meta<typeof SocialButton>

export default meta
type Story = StoryObj<typeof meta>

/** As they stand in a form. */
export const Default: Story = {
  render: (args) => (
    <Grid columns={2} gap={12}>
      <SocialButton {...args} wide />
      <SocialButton {...args} wide provider="facebook">
        Facebook
      </SocialButton>
    </Grid>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Facebook' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

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
