import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  button,
  input,
  isOpen,
  open,
  REFUSED,
  scene,
  status,
  take,
  type,
  type Step,
} from './editableScene.tsx'
import { eventually } from '../support/eventually.ts'

afterEach(cleanup)

const ORDERS: readonly (readonly [string, readonly Step[], number])[] = [
  ['Enter twice, then Escape and a click elsewhere', ['enter', 'enter', 'escape', 'clickAway'], 1],
  [
    'a click elsewhere, then back, Enter, Escape and blur',
    ['clickAway', 'comeBack', 'enter', 'escape', 'blur'],
    1,
  ],
  ['Escape, then a click elsewhere', ['escape', 'clickAway'], 0],
]

describe.each(ORDERS)('PROF-02 %s', (_name, order, saves) => {
  test(`while it is being saved: ${saves} saves`, async () => {
    const { texts, answer } = scene()
    open()
    type('ნინელი')
    take(order)
    expect(texts()).toEqual(Array.from({ length: saves }, () => 'ნინელი'))
    expect(isOpen()).toBe(saves === 1)
    await answer(null)
    expect(isOpen()).toBe(false)
    expect(texts()).toHaveLength(saves)
    expect(status()).toBe(saves === 1 ? 'შენახულია' : '')
  })

  test(`all of it before anything is drawn: ${saves} saves`, async () => {
    const { texts, answer } = scene()
    const field = open()
    type('ნინელი')
    // One batch: React draws when all events have come.
    act(() => {
      for (const step of order) {
        if (step === 'enter') fireEvent.keyDown(field, { key: 'Enter' })
        else if (step === 'escape') fireEvent.keyDown(field, { key: 'Escape' })
        else if (step === 'comeBack') field.focus()
        else field.blur()
      }
    })
    await answer(null)
    expect(texts()).toHaveLength(saves)
    expect(isOpen()).toBe(false)
  })

  test(`PROF-03 refused in the end: ${saves} saves, and what was typed stays`, async () => {
    const { texts, answer } = scene()
    open()
    type('ნინელი')
    take(order)
    await answer(REFUSED)
    expect(texts()).toHaveLength(saves)
    expect(isOpen()).toBe(saves === 1)
    expect(screen.queryAllByText(REFUSED)).toHaveLength(saves)
    expect(screen.queryAllByDisplayValue('ნინელი')).toHaveLength(saves)
  })
})

describe('PROF-03 after a refusal', () => {
  async function refused() {
    const all = scene()
    open()
    type('ნინელი')
    take(['enter'])
    await all.answer(REFUSED)
    return all
  }

  test.each<readonly [string, readonly Step[], number, boolean]>([
    ['leaving sends nothing anew', ['clickAway'], 1, true],
    ['leaving, coming back and Enter try again', ['clickAway', 'comeBack', 'enter'], 2, true],
    ['Escape and blur restore', ['escape', 'blur'], 1, false],
  ])('%s', async (_name, order, saves, stays) => {
    const { texts } = await refused()
    take(order)
    expect(texts()).toEqual(Array.from({ length: saves }, () => 'ნინელი'))
    expect(isOpen()).toBe(stays)
    if (!stays) expect(button().textContent).toBe('ნინო')
  })

  test('the reason describes the field and goes with the next letter; another text is saved by leaving', async () => {
    const { texts } = await refused()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    const [first] = input().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(first ?? '')?.textContent).toBe(REFUSED)
    type('ნინიკო')
    expect(input().hasAttribute('aria-invalid')).toBe(false)
    take(['clickAway'])
    expect(texts()).toEqual(['ნინელი', 'ნინიკო'])
  })

  test('a save that throws leaves the field open too', async () => {
    const thrown: unknown[] = []
    const listen = (reason: unknown) => thrown.push(reason)
    process.once('unhandledRejection', listen)
    scene({ onSave: () => Promise.reject(new Error('a mistake of the caller')) })
    open()
    type('ნინელი')
    await act(async () => take(['enter']))
    expect([input().value, input().readOnly]).toEqual(['ნინელი', false])
    await eventually(() => expect(thrown).toHaveLength(1))
    process.removeListener('unhandledRejection', listen)
  })
})
