import { ShopThemeProvider } from '../../design-system/src/theme/ShopThemeProvider.tsx'
import { render as renderPlain, type RenderOptions, type RenderResult } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'

/** Testing Library's `render`, within the shop's theme. */
export function render(
  ui: ReactNode,
  { wrapper: Wrapper = Fragment, ...options }: RenderOptions = {},
): RenderResult {
  return renderPlain(ui, {
    ...options,
    wrapper: ({ children }: { children: ReactNode }) => (
      <ShopThemeProvider>
        <Wrapper>{children}</Wrapper>
      </ShopThemeProvider>
    ),
  })
}
