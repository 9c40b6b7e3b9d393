import { SCHEMES } from '@dukani/design-system'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { themeOf } from '../toolbar.ts'
import { Pane, Panes } from './panes.tsx'

/** Light, dark, or the story twice, each half with a theme of its own. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = themeOf(globals)
  const beside = theme === 'side-by-side'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = beside ? 'light' : theme
  }, [theme, beside])
  const padded = parameters['layout'] !== 'fullscreen'
  if (!beside) return <Pane padded={padded} children={<Story />} />
  return (
    <Panes>
      {SCHEMES.map((scheme) => (
        <Pane key={scheme} scheme={scheme} padded={padded} contained>
          <Story />
        </Pane>
      ))}
    </Panes>
  )
}
