import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Button } from './Button.tsx'
import { BUTTON_SIZES, BUTTON_VARIANTS } from './buttonLook.tsx'

const meta = {
  component: Button,
  parameters: {
    about: {
      use: 'For something that happens here: sending a form, adding to the cart, trying again. One `contained` per screen, `large` for its main action.',
      not: 'Where a press leads to another address use ButtonLink; where there is only room for an icon, IconButton.',
      accessibility: [
        'A native button, at least 44 px high (52 when `large`); Enter and Space press it. The icon is decorative: the words are its name.',
        '`pending` keeps name, width and focus, sets `aria-busy` and ignores presses; with `pendingLabel` the name changes and `aria-disabled` is set.',
        '`disabled` takes it out of the order of Tab. Where a reason can be given, rather leave it enabled and answer the press.',
      ],
    },
  },
  args: { children: 'კალათაში დამატება', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** It keeps its name and the focus, and ignores presses. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'კალათაში დამატება' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const STATES = [
  {},
  { icon: 'plus' },
  { disabled: true },
  { pending: true },
  { pending: true, pendingLabel: 'მუშავდება…' },
] as const

/** Every variant in every size and state. */
export const Catalog: Story = {
  render: (args) => (
    <Grid columns={{ xs: 1, md: BUTTON_VARIANTS.length }} gap={16}>
      {BUTTON_SIZES.flatMap((size) =>
        STATES.flatMap((state, row) =>
          BUTTON_VARIANTS.map((variant) => (
            <div key={`${size}-${row}-${variant}`}>
              <Button {...args} {...state} variant={variant} size={size}>
                {variant}
              </Button>
            </div>
          )),
        ),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const disabled = canvas.getAllByRole<HTMLButtonElement>('button').filter((button) => button.disabled)
    await expect(disabled).toHaveLength(BUTTON_SIZES.length * BUTTON_VARIANTS.length)
  },
}

export const Wide: Story = {
  args: {
    children: 'შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში ან დარეგისტრირდით',
    icon: 'cart',
    size: 'large',
    wide: true,
  },
}
