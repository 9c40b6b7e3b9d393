import type { Decorator } from '@storybook/react-vite'
import { ShopThemeProvider } from '@dukani/design-system/foundations'
import { useLayoutEffect } from 'react'
import { languageOf, tokensOf } from '../toolbar.ts'

/**
 * The shop's look and language around a story. A component that formats amounts gets the toolbar's language; texts
 * are the story's own.
 */
export const withShop: Decorator = (Story, { args, globals, viewMode }) => {
  const language = languageOf(globals)
  const isAmongOthers = viewMode === 'docs'
  useLayoutEffect(() => {
    if (!isAmongOthers) document.documentElement.lang = language
  }, [language, isAmongOthers])
  const story = <Story args={'language' in args ? { ...args, language } : args} />
  return (
    <ShopThemeProvider tokens={tokensOf(globals)}>
      {isAmongOthers ? <div lang={language}>{story}</div> : story}
    </ShopThemeProvider>
  )
}
