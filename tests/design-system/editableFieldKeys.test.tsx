import { EditableField, ModalSheet, ShopThemeProvider } from '@dukani/design-system'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  button,
  input,
  isOpen,
  labels,
  open,
  REFUSED,
  scene,
  status,
  take,
  type,
  type Step,
} from './editableScene.tsx'
import { render } from '../support/render.tsx'

afterEach(cleanup)

describe('PROF-02 what is saved', () => {
  test.each<[Step, string]>([
    ['enter', 'ნინო'],
    ['clickAway', '  ნინო '],
  ])('by %s, %j is what it was but for spaces around it: it closes without a save', (step, text) => {
    const { onSave } = scene()
    open()
    type(text)
    take([step])
    expect(onSave).not.toHaveBeenCalled()
    expect(isOpen()).toBe(false)
    expect(status()).toBe('')
  })

  test('spaces around a text are not part of it', () => {
    const { texts } = scene()
    open()
    type('  ნინელი ')
    take(['enter'])
    expect(texts()).toEqual(['ნინელი'])
  })

  test('what is not valid stays open with the reason, by Enter and by leaving; made right, it is saved', () => {
    const needed = 'ეს ველი აუცილებელია.'
    const { texts } = scene({ validate: (text) => (text === '' ? needed : null) })
    open()
    type('   ')
    expect(screen.queryByText(needed)).toBeNull()
    take(['enter'])
    expect(screen.getByText(needed)).toBeDefined()
    expect(document.activeElement).toBe(input())
    take(['clickAway'])
    expect(input().getAttribute('aria-invalid')).toBe('true')
    type('ნინელი')
    expect(screen.queryByText(needed)).toBeNull()
    take(['comeBack', 'enter'])
    expect(texts()).toEqual(['ნინელი'])
  })

  test('a value that changes meanwhile doesn’t replace typed text, and isn’t overwritten by unchanged text', () => {
    const { change, onSave } = scene()
    open()
    change({ value: 'ეკა' })
    expect(input().value).toBe('ნინო')
    take(['clickAway'])
    expect(onSave).not.toHaveBeenCalled()
    expect(button().textContent).toBe('ეკა')
    open()
    type('ნინელი')
    change({ value: 'ნინელი' })
    take(['enter'])
    expect(onSave).not.toHaveBeenCalled()
    expect(isOpen()).toBe(false)
  })

  test('a value that changes while it is being saved neither cancels that nor saves again', async () => {
    const { change, answer, texts } = scene()
    open()
    type('ნინელი')
    take(['enter'])
    change({ value: 'ნინელი' })
    expect(input().value).toBe('ნინელი')
    await answer(null)
    expect(button().textContent).toBe('ნინელი')
    expect(texts()).toEqual(['ნინელი'])
  })

  test('leaving the window doesn’t close an unchanged field', () => {
    scene()
    open()
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    fireEvent.blur(input())
    expect(isOpen()).toBe(true)
  })
})

describe('PROF-02 focus and keys', () => {
  test('after saving, the focus stays where the shopper has moved it', async () => {
    const { answer } = scene()
    open()
    type('ნინელი')
    take(['enter', 'clickAway'])
    await answer(null)
    expect(document.activeElement).toBe(screen.getByText('სხვა'))
  })

  test('after a failure, the focus stays where the shopper has moved it', async () => {
    const { answer } = scene()
    open()
    type('ნინელი')
    take(['clickAway'])
    await answer(REFUSED)
    expect(document.activeElement).toBe(screen.getByText('სხვა'))
  })

  test('while it is being saved the input is busy, can’t be changed, and says so', () => {
    scene()
    const field = open()
    type('ნინელი')
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    take(['enter'])
    expect([field.readOnly, field.getAttribute('aria-busy')]).toEqual([true, 'true'])
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('status')).toBe(region)
    expect(region.textContent).toBe('ინახება…')
  })

  test.each([
    ['Escape', { isComposing: true }],
    ['Enter', { keyCode: 229 }],
  ])('%s that belongs to a composition (%o) is not the field’s', (key, more) => {
    const { onSave } = scene()
    const field = open()
    type('ნინელი')
    const event = createEvent.keyDown(field, { key, ...more })
    fireEvent(field, event)
    expect([isOpen(), event.defaultPrevented]).toEqual([true, false])
    expect(onSave).not.toHaveBeenCalled()
  })

  test('holding Enter neither saves nor opens it again', () => {
    const { onSave } = scene()
    const held = { key: 'Enter', repeat: true }
    expect(fireEvent.keyDown(button(), held)).toBe(false)
    open()
    type('ნინელი')
    fireEvent.keyDown(input(), held)
    expect(onSave).not.toHaveBeenCalled()
    expect(isOpen()).toBe(true)
  })

  test('Enter sends no form around it', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <EditableField label="სახელი" value="ნინო" labels={labels} onSave={() => Promise.resolve(null)} />
      </form>,
    )
    open()
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false)
    fireEvent.click(button())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('Escape restores and leaves the modal open; while it is being saved it does neither', async () => {
    const onClose = vi.fn()
    render(
      <ShopThemeProvider>
        <ModalSheet open onClose={onClose} title="Profile" closeLabel="დახურვა">
          <EditableField label="სახელი" value="ნინო" labels={labels} onSave={() => new Promise(() => {})} />
        </ModalSheet>
      </ShopThemeProvider>,
    )
    open()
    type('ნინელი')
    take(['escape'])
    expect(button().textContent).toBe('ნინო')
    open()
    type('ნინელი')
    take(['enter', 'escape'])
    expect(isOpen()).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByRole('button', { name: 'დახურვა' }), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
  })
})
