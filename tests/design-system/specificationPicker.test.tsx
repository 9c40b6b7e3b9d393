import { SpecificationPicker } from '@dukani/design-system'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

const NONE_CHOSEN = 'გთხოვთ, აირჩიოთ სპეციფიკაცია'

function picker(error: string | null) {
  return (
    <SpecificationPicker
      label="სპეციფიკაცია"
      options={[
        { id: 1, value: '0,75 ლ', price: '38,00 ₾' },
        { id: 2, value: '3 ლ', price: null },
      ]}
      chosen={null}
      onChoose={() => {}}
      priceUnavailable="ფასი მიუწვდომელია"
      error={error}
    />
  )
}

test('PROD-04 WISH-03 the choice’s error is scrolled into view when it appears, and only then', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(picker(null))
  expect(scroll).not.toHaveBeenCalled()
  rerender(picker(NONE_CHOSEN))
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')])
  rerender(picker(NONE_CHOSEN))
  expect(scroll).toHaveBeenCalledTimes(1)
  rerender(picker(null))
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('PROD-03 the reason why an option without a price can’t be chosen is scrolled into view', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(picker(null))
  fireEvent.click(screen.getByRole('radio', { name: /3 ლ/ }))
  expect(screen.getByRole('alert').textContent).toBe('3 ლ: ფასი მიუწვდომელია')
  expect(scroll).toHaveBeenCalledTimes(1)
})
