import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { StockText } from './index.ts'

const meta = {
  component: StockText,
  parameters: {
    about: {
      use: 'How much of a thing is left, in one sentence beside its price.',
      not: 'For the stock of each size use SizeList; for why no more can be added, the `maxReason` of QuantityStepper.',
      accessibility: [
        'The sentence says it; colour and dot only repeat it, and a ring instead of a dot means “none”.',
        'It is no live region: when another specification is chosen, the caller announces what matters.',
      ],
    },
  },
  args: { stock: 12, text: 'მარაგშია 12 ცალი' },
} satisfies Meta<typeof StockText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Enough, few, and none. */
export const Catalog: Story = {
  render: (args) => (
    <Stack gap={16}>
      <StockText {...args} />
      <StockText stock={2} text="მარაგშია 2 ცალი" />
      <StockText stock={0} text="მარაგი ამოწურულია" />
    </Stack>
  ),
}
