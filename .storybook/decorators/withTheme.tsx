import { SCHEMES, type Scheme } from '@dukani/design-system/foundations'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { themeOf } from '../toolbar.ts'

/** Light, dark, or the story twice, side by side in both themes. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = themeOf(globals)
  const beside = theme === 'side-by-side'
  const padded = parameters['layout'] !== 'fullscreen'
  const isAmongOthers = viewMode === 'docs'
  useLayoutEffect(() => {
    if (!isAmongOthers) document.documentElement.dataset['theme'] = beside ? 'light' : theme
  }, [theme, beside, isAmongOthers])
  if (!beside) {
    return (
      <Pane scheme={isAmongOthers ? theme : undefined} padded={padded}>
        <Story />
      </Pane>
    )
  }
  return (
    <div className="panes">
      {SCHEMES.map((scheme) => (
        <Pane key={scheme} scheme={scheme} padded={padded}>
          <Story />
        </Pane>
      ))}
    </div>
  )
}

interface PaneProps {
  /** The scheme of this half; the page's own without it. */
  scheme?: Scheme
  padded: boolean
  children: ReactNode
}

/** The page's background behind a story. */
function Pane({ scheme, padded, children }: PaneProps) {
  return (
    <div data-theme={scheme} className={padded ? 'pane pane-padded' : 'pane'}>
      {children}
    </div>
  )
}
