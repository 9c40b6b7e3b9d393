import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ToastStack } from './ToastStack.tsx'
import type { ToastItem } from './Toast.tsx'

// Longer than any test: what goes by itself is proven with a clock of its own.
const duration = 600_000
const success: ToastItem = { id: 'a', type: 'success', message: 'პროდუქტი დაემატა კალათაში.', duration }
const warning: ToastItem = {
  id: 'b',
  type: 'warning',
  message: 'მარაგი არ არის საკმარისი: წაბლის თაფლი. რაოდენობა დაყვანილია 2-მდე.',
  duration,
}
const failure: ToastItem = { id: 'c', type: 'error', message: 'კალათის ჩატვირთვა ვერ მოხერხდა.', duration }

const meta = {
  component: ToastStack,
  args: { toasts: [success], onDismiss: fn(), label: 'შეტყობინებები', dismissLabel: 'დახურვა' },
} satisfies Meta<typeof ToastStack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Three at once: the error stands in the region that interrupts. */
export const StackOfThree: Story = {
  args: { toasts: [success, warning, failure] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('კალათის ჩატვირთვა ვერ მოხერხდა.')
    await expect(canvas.getByRole('status')).toHaveTextContent('პროდუქტი დაემატა კალათაში.')
  },
}

/** TOAST-03: both regions wait for what may come. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** Dismissing by keyboard gives focus back to where it came from. */
export const Dismissed: Story = {
  render: function Dismissing(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <>
        <Button>კალათაში დამატება</Button>
        <ToastStack
          {...args}
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'დახურვა' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: 'კალათაში დამატება' })).toHaveFocus()
  },
}
