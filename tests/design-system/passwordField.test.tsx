import { PasswordField } from '@dukani/design-system'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

const labels = { show: 'პაროლის ჩვენება', hide: 'პაროლის დამალვა' }

test('the button shows and hides; the input, its text and its caret stay', async () => {
  const user = userEvent.setup()
  render(<PasswordField label="პაროლი" labels={labels} autoComplete="current-password" />)
  const field = screen.getByLabelText<HTMLInputElement>('პაროლი')
  await user.type(field, 'J7#kv-92')
  field.setSelectionRange(2, 4)
  await user.click(screen.getByRole('button', { name: 'პაროლის ჩვენება' }))
  expect(field.type).toBe('text')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['J7#kv-92', 2, 4])
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'პაროლის დამალვა' }))
  expect(field.type).toBe('password')
  expect(field.value).toBe('J7#kv-92')
  expect(screen.getByLabelText('პაროლი')).toBe(field)
})

test('the button sends no form, and a shown password is hidden when its form is sent', () => {
  const sent: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(new FormData(event.currentTarget).get('password') as string)
      }}
    >
      <PasswordField label="პაროლი" name="password" labels={labels} defaultValue="J7#kv-92" />
      <button>გაგზავნა</button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'პაროლის ჩვენება' }))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByText('გაგზავნა'))
  expect(sent).toEqual(['J7#kv-92'])
  expect(screen.getByLabelText<HTMLInputElement>('პაროლი').type).toBe('password')
})

test('the ref leads to the input, and errors are tied to it', () => {
  const ref = createRef<HTMLInputElement>()
  render(<PasswordField ref={ref} label="პაროლი" labels={labels} error="პაროლი ზედმეტად გრძელია." />)
  const field = screen.getByLabelText('პაროლი')
  expect(ref.current).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('პაროლი ზედმეტად გრძელია.')
})
