import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ICON_BUTTON_VARIANTS, IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
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

export const Filled: Story = { args: { variant: 'filled' } }

export const Disabled: Story = { args: { variant: 'filled', disabled: true } }

/** A heart: the name stays, the state is announced. */
export const Switch: Story = {
  args: { icon: 'heart', label: 'შენახვა', variant: 'floating' },
  render: function Switching(args) {
    const [on, setOn] = useState(false)
    return <IconButton {...args} pressed={on} onClick={() => setOn(!on)} />
  },
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'შენახვა', pressed: false })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
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
}
