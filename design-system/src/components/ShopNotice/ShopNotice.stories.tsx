import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ShopNotice } from './index.ts'

const meta = {
  component: ShopNotice,
  parameters: {
    about: {
      use: 'One sentence of the shop for all its visitors: closed days, a delay, a new place. Between the header and the page.',
      not: 'For a product’s promotion use PromotionBanner; for the result of a form, FormMessage; for what has just happened, Toast.',
      accessibility: [
        'A complementary landmark, so screen readers can jump to it. It doesn’t interrupt: it is part of the page from the beginning.',
        'The button is 44 × 44 px. It disappears with the notice, so `onClose` has to move the focus on.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    id: '1',
    text: '1 და 2 იანვარს არ ვმუშაობთ. შეკვეთებს 3 იანვრიდან მოგიტანთ.',
    closeLabel: 'დახურვა',
    onClose: fn(),
  },
} satisfies Meta<typeof ShopNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The most words that there may be, without a space to break at. */
export const LongText: Story = {
  args: { text: `${'დამოუკიდებლადშემუშავებული'.repeat(4)} ${'საახალწლო დღეები '.repeat(6)}` },
  globals: { viewport: { value: 'narrowest' } },
}

/** The visitor has closed it. */
export const Closed: Story = {
  render: (args) => (
    <div data-closed-notice={args.id}>
      <ShopNotice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}
