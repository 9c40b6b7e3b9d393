import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { HeartButton } from './HeartButton.tsx'

const meta = {
  component: HeartButton,
  parameters: {
    about: {
      use: 'Saves a product, and takes it out again: on a card, over a picture, or beside the price.',
      not: 'For any other switch use IconButton with `pressed`; to delete from the list of saved products, SavedList has its own button.',
      accessibility: [
        'A native button of 44 × 44 px with `aria-pressed`: the name says what is saved, with the product’s name, and stays the same on and off.',
        'Pending it is `aria-busy` and can still be pressed; the last wish counts.',
        'The little hop comes only after a press of one’s own, and not where less motion is wanted.',
      ],
    },
  },
  args: { pressed: false, label: 'შენახვა: თიხის დოქი ღვინისთვის', onPress: fn() },
} satisfies Meta<typeof HeartButton>
export default meta
type Story = StoryObj<typeof meta>

/** PROD-07: the name stays, the state is announced; every press calls `onPress`. */
export const Default: Story = {
  render: function Switching(args) {
    const [pressed, setPressed] = useState(args.pressed)
    const press = () => {
      setPressed(!pressed)
      args.onPress()
    }
    return <HeartButton {...args} pressed={pressed} onPress={press} />
  },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: args.label, pressed: false })
    const { width, height } = heart.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(heart).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** Off, saved, and on its way to the server, where it can be pressed all the same. */
export const Matrix: Story = {
  render: (args) => (
    <Stack direction="row" gap={16} wrap>
      {(['plain', 'floating'] as const).flatMap((variant) =>
        [{}, { pressed: true }, { pressed: true, pending: true }].map((state, place) => (
          <HeartButton
            key={`${variant} ${place}`}
            {...args}
            {...state}
            label={`${args.label} ${place + 1} ${variant}`}
            variant={variant}
          />
        )),
      )}
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [pending] = canvas.getAllByRole('button', { busy: true })
    if (!pending) throw new Error('no heart is pending')
    await userEvent.click(pending)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
