import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShopFooter } from './index.ts'

const meta = {
  component: ShopFooter,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    name: 'დუქანი',
    tagline: 'ყველაფერი, რაც სახლს სჭირდება',
    rights: '© დუქანი',
    socialLabel: 'სოციალური ქსელები',
    social: [
      { network: 'facebook', href: 'https://www.facebook.com/', label: 'Facebook' },
      { network: 'instagram', href: 'https://www.instagram.com/', label: 'Instagram' },
      { network: 'tiktok', href: 'https://www.tiktok.com/', label: 'TikTok' },
    ],
  },
} satisfies Meta<typeof ShopFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Instagram' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const OneNetwork: Story = { args: { social: meta.args.social.slice(0, 1) } }
