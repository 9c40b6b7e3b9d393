import { ReadMore } from '@dukani/design-system'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cutText } from '../../design-system/src/components/ReadMore/cutText.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FAMILY = '👨‍👩‍👧‍👦'
const labels = { more: 'მეტის წაკითხვა', less: 'ნაკლების ჩვენება' }
const a = (count: number) => 'ა'.repeat(count)

describe('PROD-05 a description is cut after 100 characters', () => {
  test('not one of 100 or fewer', () => {
    expect(cutText('', 100)).toBeNull()
    expect(cutText(a(100), 100)).toBeNull()
    expect(cutText(FAMILY.repeat(100), 100)).toBeNull()
    expect(cutText(a(101), 100)).toEqual({ beginning: a(100), rest: 'ა' })
  })

  test('no space stands before the cut, and none is lost', () => {
    expect(cutText(`${a(99)} ბ`, 100)).toEqual({ beginning: a(99), rest: ' ბ' })
    expect(cutText(`${a(98)}\n\nბ`, 100)).toEqual({ beginning: a(98), rest: '\n\nბ' })
  })

  test.each([
    ['a family of four', FAMILY],
    ['a flag', '🇬🇪'],
    ['a letter with its accent', 'é'],
    ['a hand of a colour', '👍🏽'],
  ])('%s stays whole', (_name, character) => {
    expect(cutText(`${a(99)}${character}${character}`, 100)).toEqual({
      beginning: `${a(99)}${character}`,
      rest: character,
    })
  })

  test('where a browser can’t tell them apart, no code point is cut in two', () => {
    vi.stubGlobal('Intl', Object.fromEntries([]))
    expect(cutText(`${a(99)}🍷🍷`, 100)).toEqual({ beginning: `${a(99)}🍷`, rest: '🍷' })
  })

  test('law: both parts are the text, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          const cut = cutText(text, limit)
          if (cut === null)
            expect([...new Intl.Segmenter('ka').segment(text)].length).toBeLessThanOrEqual(limit)
          else expect(cut.beginning + cut.rest).toBe(text)
        },
      ),
    )
  })
})

test('PROD-05 read more shows the rest, read less takes it away, and the keyboard stays where it was', async () => {
  const text = `${a(100)} და დანარჩენი`
  render(<ReadMore text={text} labels={labels} />)
  const keys = userEvent.setup()
  const rest = screen.getByText('და დანარჩენი')
  expect(getComputedStyle(rest).display).toBe('none')
  await keys.tab()
  const toggle = screen.getByRole('button', { name: labels.more, expanded: false })
  expect(document.activeElement).toBe(toggle)
  await keys.keyboard('{Enter}')
  expect(getComputedStyle(rest).display).toBe('inline')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: labels.less, expanded: true }))
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.textContent).toBe(text)
  await keys.keyboard(' ')
  expect(getComputedStyle(rest).display).toBe('none')
  expect(screen.getByRole('button', { name: labels.more, expanded: false })).toBe(document.activeElement)
})

test('PROD-05 PROD-12 a short text has no button, and another thing’s long one begins cut', async () => {
  const { rerender } = render(<ReadMore key="1" text={a(100)} labels={labels} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<ReadMore key="2" text={a(101)} labels={labels} />)
  await userEvent.click(screen.getByRole('button'))
  rerender(<ReadMore key="3" text={`${a(100)}ბ`} labels={labels} />)
  expect(screen.getByRole('button', { expanded: false })).toBeDefined()
})
