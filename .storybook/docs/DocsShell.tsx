import './docs.css'
import { ShopThemeProvider } from '@dukani/design-system/foundations'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { themes } from '../theme.ts'
import { themeOf, tokensOf } from '../toolbar.ts'
import { useToolbar } from './useToolbar.ts'

/** The frame of every docs page: the shop's background, fonts and colours, as set in the toolbar. */
export function DocsShell({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context.channel)
  const theme = themeOf(globals)
  const scheme = theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme
    document.documentElement.lang = 'en'
  }, [scheme])
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <ShopThemeProvider tokens={tokensOf(globals)}>
        <main className="docs">{children}</main>
      </ShopThemeProvider>
    </DocsContainer>
  )
}
