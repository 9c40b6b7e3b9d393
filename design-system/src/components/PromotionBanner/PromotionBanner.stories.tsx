import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { PromotionBanner } from './index.ts'

const meta = {
  component: PromotionBanner,
  parameters: {
    about: {
      use: 'What the shop offers with one product, calm, beside its price.',
      not: 'For how much is off use PriceTag; for a message that answers an action, FormMessage or a toast.',
      accessibility: [
        'Plain text in its place, with a label before it: it isn’t announced, and takes no focus.',
        'The drawing is hidden from screen readers; the text carries the `lang` of its own words.',
      ],
    },
  },
  args: { label: 'აქცია', text: 'იყიდეთ ორი ბოთლი და მიწოდება უფასოა.' },
} satisfies Meta<typeof PromotionBanner>

export default meta
type Story = StoryObj<typeof meta>

/** PROD-09: the shop's own words, after what they are. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('აქცია').closest('p')).toHaveTextContent(
      'აქცია იყიდეთ ორი ბოთლი და მიწოდება უფასოა.',
    )
  },
}

/** More words than one line holds, one without an end, and another language than the interface's. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <PromotionBanner
        {...args}
        text="შემოდგომის დიდი ფასდაკლება: იყიდეთ ნებისმიერი ორი ბოთლი ქვევრის ღვინო და მესამეს ნახევარ ფასად მიიღებთ, მიწოდება კი მთელი საქართველოს მასშტაბით უფასოა."
      />
      <PromotionBanner {...args} text={'ნახევარფასად'.repeat(12)} />
      <PromotionBanner {...args} text="Buy two, get one free" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buy two, get one free')).toHaveAttribute('lang', 'en')
  },
}
