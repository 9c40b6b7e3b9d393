import { Checkbox, RadioCards } from '@dukani/design-system'
import { cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

test('a form’s focus on radio cards goes to the chosen one, or to the first that can be chosen', () => {
  const ref = createRef<HTMLInputElement>()
  const cards = (value: string | null) => (
    <RadioCards
      ref={ref}
      legend="მისამართი"
      name="address"
      options={[
        { value: '1', label: 'რუსთაველის 12', disabled: true },
        { value: '2', label: 'ჭავჭავაძის 3' },
        { value: '3', label: 'აღმაშენებლის 1' },
      ]}
      value={value}
      onChange={vi.fn()}
    />
  )
  const { rerender } = render(cards('3'))
  expect(ref.current?.value).toBe('3')
  rerender(cards(null))
  expect(ref.current?.value).toBe('2')
})

test('a form’s focus on a checkbox goes to the box', () => {
  const ref = createRef<HTMLInputElement>()
  render(<Checkbox ref={ref} label="Remember me" />)
  expect(ref.current).toBe(screen.getByRole('checkbox'))
})
