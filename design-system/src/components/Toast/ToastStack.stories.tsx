import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ModalSheet } from '../ModalSheet/index.ts'
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
  parameters: {
    about: {
      use: 'Where the toasts appear, over pages and modals. Once, at the top level of the app.',
      not: 'For one notice within a page use FormMessage.',
      accessibility: [
        'A named region with two live regions that are there from the first render: errors are an `alert`, the rest a `status`.',
        'All timers pause while it is hovered or has focus, and while the page is hidden.',
        'It stays readable while a modal is open, and Tab leads to it from the modal’s end.',
        'Closing a notice by keyboard gives the focus back to where it came from.',
      ],
    },
  },
  args: {
    toasts: [success],
    onDismiss: fn(),
    label: 'შეტყობინებები',
    dismissLabel: 'დახურვა',
  },
} satisfies Meta<typeof ToastStack>
export default meta
type Story = StoryObj<typeof meta>

/** Three at once: the error stands in the region that interrupts. */
export const StackOfThree: Story = {
  args: { toasts: [success, warning, failure] },
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

/** Over a modal: Tab leads from its end to the toasts and back into it; what is dismissed gives focus back. */
export const OverModal: Story = {
  args: { toasts: [success, failure] },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: function OverModal(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <>
        <ModalSheet open title="შესვლა" closeLabel="ფანჯრის დახურვა" onClose={() => {}}>
          <Button>გაგზავნა</Button>
        </ModalSheet>
        <ToastStack
          {...args}
          toasts={toasts}
          onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'შესვლა' })
    // Found by its role: the modal hides all else from screen readers.
    await expect(canvas.getByRole('region', { name: 'შეტყობინებები' })).toHaveTextContent(success.message)
    const send = within(dialog).getByRole('button', { name: 'გაგზავნა' })
    const dismissals = () => canvas.getAllByRole('button', { name: 'დახურვა' })
    send.focus()
    await userEvent.tab()
    await expect(dismissals()[0]).toHaveFocus()
    await userEvent.tab()
    await expect(dismissals()[1]).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    send.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dismissals()).toHaveLength(1))
    await expect(send).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: 'ფანჯრის დახურვა' })).toHaveFocus()
  },
}
