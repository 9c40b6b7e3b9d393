import type { Meta, StoryObj } from '@storybook/react-vite'
import { TEXT_SIZES } from '../theme/tokens.ts'
import { Stack } from './Stack.tsx'
import { Text, TEXT_TONES } from './Text.tsx'

const meta = {
  component: Text,
  parameters: {
    about: {
      use: 'Running text in a size and a colour of the scale: a paragraph, a quiet note, an amount.',
      not: 'For a heading use Heading; for a price, PriceTag; for what came of a form, FormMessage.',
      accessibility: [
        'A paragraph, unless `as` says otherwise. Bold or large it is still no heading.',
        'Every tone has 4.5:1 on the page’s backgrounds in both schemes, but none says anything by itself: the words have to.',
        'Sizes are in rem and grow with the reader’s own. What `lines` cuts off is still read, and should be there to see elsewhere.',
        'Text in another language than the page needs its `lang`.',
      ],
    },
  },
  args: { children: 'ყველაფერი, რაც სახლს სჭირდება' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every size, every tone, and a text that is cut after two lines. */
export const Catalog: Story = {
  render: () => (
    <Stack gap={16}>
      {TEXT_SIZES.map((size) => (
        <Text key={size} size={size} numeric>
          {size}: ყველაფერი, რაც სახლს სჭირდება, 1234,50 ₾
        </Text>
      ))}
      {TEXT_TONES.map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}: მარაგშია 12 ცალი
        </Text>
      ))}
      <Text lines={2}>{'ხელით ნაქსოვი შალის შარფი თუშეთიდან, ბუნებრივად შეღებილი. '.repeat(8)}</Text>
    </Stack>
  ),
}
