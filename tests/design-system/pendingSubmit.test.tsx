import { Button } from '@dukani/design-system'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

test('CHECK-05 a pending submit shows its words, is disabled, keeps the focus and sends nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="ქალაქი" />
      <Button type="submit" pending={pending} pendingLabel="მუშავდება…">
        დადასტურება
      </Button>
    </form>
  )
  const user = userEvent.setup()
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'დადასტურება' })
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  await user.click(button)
  expect(onSubmit).toHaveBeenCalledOnce()

  rerender(form(true))
  expect(button.textContent).toBe('მუშავდება…')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  await user.type(screen.getByLabelText('ქალაქი'), 'თბილისი{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()

  rerender(form(false))
  expect(button.textContent).toBe('დადასტურება')
  await user.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
