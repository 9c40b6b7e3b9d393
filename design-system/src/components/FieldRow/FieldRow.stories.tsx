import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { IconButton } from '../IconButton/index.ts'
import { TextField } from '../TextField/index.ts'
import { FieldRow } from './index.ts'

const meta = {
  component: FieldRow,
  parameters: {
    about: {
      use: 'A field and the one IconButton that does something with what is in it, level with each other.',
      not: 'For several fields use Grid; for the shop’s search, SearchField, which has its own button.',
      accessibility: [
        'The button is 48 × 48 px, and comes after the field in the order of Tab.',
        'It stands level under a label of one line: keep the field’s label short.',
        'Label, error and hint are the field’s own; the button needs a name by itself.',
      ],
    },
  },
  args: {
    children: [
      <TextField key="field" label="მოძებნეთ მისამართი" />,
      <IconButton key="button" icon="search" variant="soft" label="ძიება" />,
    ],
  },
} satisfies Meta<typeof FieldRow>

export default meta
type Story = StoryObj<typeof meta>

/** The button is level with the field's box; what is wrong stands under the field, and moves nothing. */
export const Default: Story = {
  render: (args) => (
    <Stack gap={20}>
      <FieldRow {...args} />
      <FieldRow>
        <TextField label="მისამართი" error="გთხოვთ შეიყვანოთ მისამართი" />
        <IconButton icon="pin" variant="soft" label="ჩემი მდებარეობა" />
      </FieldRow>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    const fields = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect())
    for (const [row, button] of buttons.entries()) {
      await expect(Math.abs((fields[row]?.top ?? 0) - button.top)).toBeLessThan(2)
      await expect(button.height).toBeGreaterThanOrEqual(44)
    }
  },
}
