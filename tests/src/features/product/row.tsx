import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { Shop } from '../../support/shop.tsx'

/** What jsdom has none of: sizes are never told, and nobody minds motion. */
export function stubLayout() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

/** A part of a product's page, at an address of the shop. */
export function drawPart(part: ReactNode, at = '/product/1') {
  const tree = (drawn: ReactNode) => (
    <LanguageProvider language="ka">
      <Shop>
        <MemoryRouter initialEntries={[at]}>
          {drawn}
          <Address />
        </MemoryRouter>
      </Shop>
    </LanguageProvider>
  )
  const { rerender, container } = render(tree(part))
  return { container, turnTo: (next: ReactNode) => rerender(tree(next)) }
}
