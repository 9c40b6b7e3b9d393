import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ModalSheet, type ModalSheetProps } from '../ModalSheet/index.ts'
import { EditableField } from './index.ts'

const meta = {
  component: ModalSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Profile',
    closeLabel: 'დახურვა',
    children: (
      <EditableField
        label="სახელი"
        value="ნინო"
        onSave={fn()}
        labels={{
          edit: 'სახელი: ნინო, რედაქტირება',
          empty: 'მითითებული არ არის',
          saving: 'ინახება…',
          saved: 'შენახულია',
          hint: 'Enter ინახავს, Escape აბრუნებს ძველს',
        }}
      />
    ),
  },
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<ModalSheetProps>
export default meta
type Story = StoryObj<typeof meta>

/** The first Escape is the field's, the second the modal's. */
export const EscapeRestoresFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /ნინო/ }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /ნინო/ })).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledWith('escape')
  },
}
