import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShopFooter } from './index.ts'

const meta = {
  component: ShopFooter,
  parameters: {
    about: {
      use: 'The end of every screen: the name once more, the rights, and where else the shop can be found.',
      not: 'For the places of the shop use BottomNav; for its own story, AboutPanel.',
      accessibility: [
        'The page’s `contentinfo`: once per page, outside of `main`. The links stand in a named `nav` with a list.',
        'Each link is 44 × 44 px and named by `label` and `newTab`, which says that another tab opens; the signs are hidden from screen readers.',
        'The shop’s name is `translate="no"`.',
      ],
    },
    layout: 'fullscreen',
    landmark: 'own',
  },
  args: {
    name: 'დუქანი',
    tagline: 'ყველაფერი, რაც სახლს სჭირდება',
    rights: '© დუქანი',
    socialLabel: 'სოციალური ქსელები',
    newTab: 'ახალ ჩანართში',
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
    const link = canvas.getByRole('link', { name: 'Instagram (ახალ ჩანართში)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** One network, and words that need space. */
export const LongTexts: Story = {
  args: {
    social: meta.args.social.slice(0, 1),
    tagline: 'ყველაფერი, რაც სახლს, ბაღსა და აგარაკს სჭირდება, პირდაპირ ოსტატებისგან',
    rights: '© დუქანი, 2026. ყველა უფლება დაცულია. ფოტოები და ტექსტები მაღაზიის საკუთრებაა.',
  },
  globals: { viewport: { value: 'narrowest' } },
}
