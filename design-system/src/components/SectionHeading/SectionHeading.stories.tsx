import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeading } from './index.ts'

const meta = {
  component: SectionHeading,
  parameters: {
    about: {
      use: 'The heading of a section of a page, with a quiet sentence below.',
      not: 'Within a card or a sheet use Heading; for a title that isn’t part of the outline, Text.',
      accessibility: [
        'A real heading of level 2.',
        'Give `id` to name the section around it by `aria-labelledby`.',
      ],
    },
  },
  args: { children: 'პროდუქტები' },
} satisfies Meta<typeof SectionHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** With a sentence below, and with a word that is wider than a phone. */
export const WithSubtitle: Story = {
  args: {
    subtitle: '72 ნივთი ოსტატებისგან მთელი საქართველოდან',
    children: 'დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყოები',
  },
}
