import { Checkbox, RadioCards, type RadioCardsProps, Tabs } from '@dukani/design-system'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(cleanup)

function textOf(id: string | null): string | null | undefined {
  return document.getElementById(id ?? '')?.textContent
}

describe('RadioCards', () => {
  const props: RadioCardsProps = {
    legend: 'მისამართი',
    name: 'address',
    options: [
      { value: '1', label: 'რუსთაველის 12', text: 'თბილისი', disabled: true },
      { value: '2', label: 'ჭავჭავაძის 3', text: 'ბათუმი' },
      { value: '3', label: 'Main street 1' },
    ],
    value: '3',
    onChange: vi.fn(),
  }

  test('native radios of one name, named by their labels and described by their second line', () => {
    render(<RadioCards {...props} />)
    const group = screen.getByRole('radiogroup', { name: 'მისამართი' })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ type, name, value }) => [type, name, value])).toEqual([
      ['radio', 'address', '1'],
      ['radio', 'address', '2'],
      ['radio', 'address', '3'],
    ])
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ])
    const second = screen.getByRole('radio', { name: 'ჭავჭავაძის 3' })
    expect(textOf(second.getAttribute('aria-describedby'))).toBe('ბათუმი')
    expect(screen.getByText('Main street 1').lang).toBe('en')
  })

  test('a choice is reported by its value; a disabled one is not', () => {
    const onChange = vi.fn()
    render(<RadioCards {...props} onChange={onChange} />)
    fireEvent.click(screen.getByText('რუსთაველის 12'))
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('ბათუმი'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2')
  })

  test('an error is tied to the group', () => {
    render(<RadioCards {...props} error="აირჩიეთ მისამართი." />)
    const group = screen.getByRole('radiogroup')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(group.getAttribute('aria-describedby'))).toBe('აირჩიეთ მისამართი.')
  })

  test('the ref leads to the chosen radio, or to the first that can be chosen', () => {
    const ref = createRef<HTMLInputElement>()
    const { rerender } = render(<RadioCards {...props} ref={ref} />)
    expect(ref.current?.value).toBe('3')
    rerender(<RadioCards {...props} ref={ref} value={null} />)
    expect(ref.current?.value).toBe('2')
  })
})

test('Checkbox: its error is tied to it, the ref leads to the box', () => {
  const ref = createRef<HTMLInputElement>()
  render(<Checkbox ref={ref} label="Remember me" error="ეს ველი აუცილებელია." />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' })
  expect(ref.current).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(textOf(box.getAttribute('aria-describedby'))).toBe('ეს ველი აუცილებელია.')
  expect(screen.getByText('Remember me').lang).toBe('en')
  fireEvent.click(screen.getByText('Remember me'))
  expect(box.checked).toBe(true)
})

describe('Tabs', () => {
  function Account({ onChange }: { onChange: (id: string) => void }) {
    const [value, setValue] = useState('login')
    return (
      <Tabs
        label="ანგარიში"
        tabs={[
          { id: 'login', label: 'Login' },
          { id: 'signUp', label: 'Sign up' },
          { id: 'forgot', label: 'პაროლი' },
        ]}
        value={value}
        onChange={(id) => {
          setValue(id)
          onChange(id)
        }}
      >
        {value}
      </Tabs>
    )
  }

  test('the chosen tab is the one stop, controls the panel and names it', () => {
    render(<Account onChange={vi.fn()} />)
    const tabs = within(screen.getByRole('tablist', { name: 'ანგარიში' })).getAllByRole('tab')
    expect(tabs.map((tab) => [tab.tabIndex, tab.getAttribute('aria-selected'), tab.lang])).toEqual([
      [0, 'true', 'en'],
      [-1, 'false', 'en'],
      [-1, 'false', 'ka'],
    ])
    const panel = screen.getByRole('tabpanel', { name: 'Login' })
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual([panel.id, panel.id, panel.id])
  })

  test.each([
    ['ArrowRight', 'signUp'],
    ['ArrowLeft', 'forgot'],
    ['End', 'forgot'],
  ])('%s moves the focus to %s and opens it', (key, id) => {
    const onChange = vi.fn()
    render(<Account onChange={onChange} />)
    const first = screen.getByRole('tab', { selected: true })
    first.focus()
    fireEvent.keyDown(first, { key })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(id)
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
    expect(screen.getByRole('tabpanel').textContent).toBe(id)
    fireEvent.keyDown(document.activeElement ?? first, { key: 'Home' })
    expect(document.activeElement).toBe(first)
  })

  test('keys with a modifier belong to the browser', () => {
    const onChange = vi.fn()
    render(<Account onChange={onChange} />)
    const notPrevented = fireEvent.keyDown(screen.getByRole('tab', { selected: true }), {
      key: 'ArrowLeft',
      altKey: true,
    })
    expect(notPrevented).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
  })
})
