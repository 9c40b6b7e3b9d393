import { render as renderPlain, type RenderOptions, type RenderResult } from '@testing-library/react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { ShopThemeProvider } from '../../design-system/src/theme/ShopThemeProvider.tsx'

/** What is rendered, within the shop's theme. */
export function themed(ui: ReactNode): ReactElement {
  return <ShopThemeProvider>{ui}</ShopThemeProvider>
}

/** Testing Library's `render`, within the shop's theme. */
export function render(
  ui: ReactNode,
  { wrapper: Wrapper = Fragment, ...options }: RenderOptions = {},
): RenderResult {
  return renderPlain(ui, { ...options, wrapper: ({ children }) => themed(<Wrapper>{children}</Wrapper>) })
}
