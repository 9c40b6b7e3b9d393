import './docs.css'
import { ShopThemeProvider } from '@dukani/design-system'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { themes } from '../theme.ts'
import { themeOf } from '../toolbar.ts'
import { useToolbar } from './useToolbar.ts'

/** What stands around every docs page: the shop's ground, faces and colours, in the toolbar's theme. */
export function DocsShell({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeOf(useToolbar(context.channel))
  const scheme = theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme
    document.documentElement.lang = 'en'
  }, [scheme])
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <ShopThemeProvider>
        <main className="docs">{children}</main>
      </ShopThemeProvider>
    </DocsContainer>
  )
}
