import type { Decorator } from '@storybook/react-vite'
import { ShopThemeProvider } from '@dukani/design-system'
import { useLayoutEffect } from 'react'
import { languageOf } from '../toolbar.ts'

/**
 * The shop's look and language around a story. A component that formats amounts gets the toolbar's language; texts
 * are the story's own.
 */
export const withShop: Decorator = (Story, { args, globals }) => {
  const language = languageOf(globals)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <ShopThemeProvider language={language}>
      <Story args={'language' in args ? { ...args, language } : args} />
    </ShopThemeProvider>
  )
}
