import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { StatusChip, STATUS_TONES, type StatusTone } from './StatusChip.tsx'

const meta = {
  component: StatusChip,
  parameters: {
    about: {
      use: 'A state in a word or two: of an order, of a payment.',
      not: 'For how much is left use StockText; for something that can be taken away, FilterChips; for a discount, DiscountBadge.',
      accessibility: [
        'The words say the state; hue and dot only repeat them. Every hue has 4.5:1 for its words in both schemes.',
        'It is plain text in its place: no role, no live region. Where a state changes under the eyes, the caller announces it.',
        'It wraps where the text around it does. `neutral` breaks inside words too.',
      ],
    },
  },
  args: { tone: 'yellow', children: 'მოლოდინში' },
} satisfies Meta<typeof StatusChip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const words: Record<StatusTone, string> = {
  yellow: 'მოლოდინში',
  blue: 'დასრულებული',
  indigo: 'გაგზავნილი',
  green: 'მიწოდებული',
  red: 'გაუქმებული',
  neutral: 'awaiting_customs_clearance',
}

const englishWords: Record<StatusTone, string> = {
  yellow: 'Pending',
  blue: 'Completed',
  indigo: 'Shipped',
  green: 'Delivered',
  red: 'Cancelled',
  neutral: 'awaiting_customs_clearance',
}

/** Every hue, in the toolbar's language. */
export const Catalog: Story = {
  render: (_, { globals }) => (
    <Stack direction="row" gap={12} wrap>
      {STATUS_TONES.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {(globals['language'] === 'en' ? englishWords : words)[tone]}
        </StatusChip>
      ))}
    </Stack>
  ),
}

/** A status that the app doesn't know is shown unchanged, and wraps. */
export const LongUnknown: Story = {
  args: { tone: 'neutral', children: 'awaiting_customs_clearance_and_second_inspection_by_the_post_office' },
  globals: { viewport: { value: 'narrowest' } },
}
