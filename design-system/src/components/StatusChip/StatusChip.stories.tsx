import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { StatusChip, STATUS_TONES, type StatusTone } from './StatusChip.tsx'

const meta = {
  component: StatusChip,
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

export const Catalog: Story = {
  render: () => (
    <Stack direction="row" gap={12} wrap>
      {STATUS_TONES.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {words[tone]}
        </StatusChip>
      ))}
    </Stack>
  ),
}
