import { Button, ModalSheet, ToastStack, type ToastItem } from '@dukani/design-system'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

const notices: readonly ToastItem[] = ['a', 'b'].map((id) => ({
  id,
  type: 'success',
  message: `notice ${id}`,
  duration: 600_000,
}))

function Scene() {
  const [toasts, setToasts] = useState(notices)
  return (
    <>
      <button>behind</button>
      <ModalSheet open title="a modal" closeLabel="close" onClose={() => {}}>
        <Button>send</Button>
      </ModalSheet>
      <ToastStack
        toasts={toasts}
        label="notices"
        dismissLabel="dismiss"
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    </>
  )
}

test('TOAST-02 Tab leads from a modal’s end to the notices over it and back in; dismissing gives focus back', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  const user = userEvent.setup()
  render(<Scene />)
  const dialog = screen.getByRole('dialog', { name: 'a modal' })
  const send = within(dialog).getByRole('button', { name: 'send' })
  const dismissals = () => screen.getAllByRole('button', { name: 'dismiss' })
  send.focus()
  await user.tab()
  expect(document.activeElement).toBe(dismissals()[0])
  await user.tab()
  expect(document.activeElement).toBe(dismissals()[1])
  await user.tab()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  send.focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(dismissals()).toHaveLength(1)
  expect(document.activeElement).toBe(send)
})
