import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Toast, TOAST_TYPES, type ToastType } from './Toast.tsx'

const meta = {
  component: Toast,
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
    await userEvent.click(canvas.getByRole('button', { name: 'დახურვა' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

const messages: Record<ToastType, string> = {
  success: 'პროდუქტი დაემატა კალათაში.',
  warning: 'მარაგი არ არის საკმარისი: ხელით ნაქსოვი შალის შარფი. რაოდენობა დაყვანილია 2-მდე.',
  error: 'კალათის ჩატვირთვა ვერ მოხერხდა.',
}

export const Catalog: Story = {
  render: (args) => (
    <Stack gap={12} align="start">
      {TOAST_TYPES.map((type) => (
        <Toast key={type} {...args} toast={{ ...args.toast, type, message: messages[type] }} />
      ))}
    </Stack>
  ),
}
