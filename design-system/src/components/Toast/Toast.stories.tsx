import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Toast, TOAST_TYPES, type ToastType } from './Toast.tsx'

const meta = {
  component: Toast,
  parameters: {
    about: {
      use: 'One short notice that answers something done: added, removed, not saved. The app shows it through its stack.',
      not: 'For what must be read to go on use FormMessage or ErrorState; for a question, a ModalSheet with `role="alertdialog"`.',
      accessibility: [
        'By itself it has no role: it is announced by the live region of ToastStack around it.',
        'It goes by itself after `duration` ms; `held` pauses the timer. Nothing should be lost with it.',
        'The close button is 44 × 44 px and described by the message: several differ, and a live region doesn’t say the message twice, as it would with a longer name.',
        'Swiping it away by 40 px is only another way to the same, and a mouse marks the text instead.',
        'The mark is hidden from screen readers: the message says by itself what went wrong.',
      ],
    },
  },
  args: {
    toast: { id: '1', message: 'პროდუქტი დაემატა კალათაში.', type: 'success', duration: 600_000 },
    onDismiss: fn(),
    dismissLabel: 'დახურვა',
  },
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'დახურვა' })
    await expect(close).toHaveAccessibleDescription('პროდუქტი დაემატა კალათაში.')
    await userEvent.click(close)
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

const messages: Record<ToastType, string> = {
  success: 'პროდუქტი დაემატა კალათაში.',
  warning:
    'მარაგი არ არის საკმარისი: დამოუკიდებლადშემუშავებულიმრავალფუნქციურისამზარეულოხელსაწყო. რაოდენობა დაყვანილია 2-მდე.',
  error: 'კალათის ჩატვირთვა ვერ მოხერხდა.',
}

export const Catalog: Story = {
  render: (args) => (
    <Stack gap={12} align="start">
      {TOAST_TYPES.map((type) => (
        <Toast key={type} {...args} toast={{ ...args.toast, id: type, type, message: messages[type] }} />
      ))}
    </Stack>
  ),
}
