import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PartList } from '#admin/shared/PartList.tsx'
import type { Parts } from '#admin/shared/useParts.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'

afterEach(cleanup)

const nothing = () => undefined
const partsOf = (items: readonly string[], status: Parts<string>['status']): Parts<string> => ({
  ...{ items, status, error: null, loadMore: nothing, retry: nothing, refresh: nothing },
})
const list = (items: readonly string[], status: Parts<string>['status']) => (
  <LanguageProvider language="ka">
    <PartList parts={partsOf(items, status)} empty={null}>
      {(shown) => (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <a href={`/${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </PartList>
  </LanguageProvider>
)

test('after the last part the focus goes on to the first of the new items', () => {
  const { rerender } = render(list(['a', 'b'], 'idle'))
  const more = screen.getByRole('button')
  more.focus()
  act(() => more.click())
  rerender(list(['a', 'b'], 'loading'))
  rerender(list(['a', 'b', 'c', 'd'], 'done'))
  expect(document.activeElement?.textContent).toBe('c')
})

test('while there is more, the focus stays on the button', () => {
  const { rerender } = render(list(['a'], 'idle'))
  const more = screen.getByRole('button')
  more.focus()
  act(() => more.click())
  rerender(list(['a', 'b'], 'idle'))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
