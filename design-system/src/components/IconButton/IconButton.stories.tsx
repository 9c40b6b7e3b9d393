import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ICON_BUTTON_VARIANTS, IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  parameters: {
    about: {
      use: 'A round button with only an icon, where the action is known by its sign: close, search, share, one more.',
      not: 'Where there is room for words use Button; for the heart, HeartButton; where a press leads to another address, a link.',
      accessibility: [
        'A native button of 44 × 44 px; `label` is its whole name, so it says what it acts on where there are several.',
        '`pressed` makes it a switch with `aria-pressed`: keep the label the same on and off.',
        '`disabled` takes it out of the order of Tab. `aria-disabled` keeps the focus: the caller then ignores the press.',
      ],
    },
  },
  args: { icon: 'plus', label: 'კალათაში დამატება', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'კალათაში დამატება' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const Catalog: Story = {
  render: (args) => (
    <Stack gap={16}>
      {[{}, { pressed: true, icon: 'heart' as const }, { disabled: true }].map((state, row) => (
        <Stack key={row} direction="row" gap={16}>
          {ICON_BUTTON_VARIANTS.map((variant) => (
            <IconButton key={variant} {...args} {...state} label={`${variant} ${row}`} variant={variant} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(ICON_BUTTON_VARIANTS.length)
  },
}
