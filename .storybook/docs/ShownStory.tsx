import { useContext } from 'react'
import { Canvas, DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { languageOf, themeOf } from '../toolbar.ts'
import { viewports } from '../viewports.ts'
import { useToolbar } from './useToolbar.ts'

type Story = ReturnType<DocsContextProps['storyById']>

interface Wishes {
  layout?: string
  docs?: { story?: { inline?: boolean } }
}

/**
 * A story in a docs page: in the page itself, or, when it fills a screen or asks for one's width, in a frame of that
 * size, where its media queries and what it fixes to the view are true.
 */
export function ShownStory({ story }: { story: Story }) {
  const { value: size } = (story.storyGlobals['viewport'] ?? {}) as { value?: string }
  const { layout, docs } = story.parameters as Wishes
  const isFramed = size !== undefined || layout === 'fullscreen' || docs?.story?.inline === false
  return isFramed ? (
    <Frame story={story} size={size ?? 'desktop'} />
  ) : (
    <Canvas of={story.moduleExport as unknown} />
  )
}

/** As wide as the text column of a docs page at its widest. */
const ROOM = 958

function Frame({ story, size }: { story: Story; size: string }) {
  const globals = useToolbar(useContext(DocsContext).channel)
  const { styles } = viewports[size] ?? {}
  if (styles === undefined) throw new Error(`${story.id} asks for a viewport that there is not`)
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    // Nothing plays: its presses would take the focus, and the page would scroll to it.
    embed: 'true',
    globals: `theme:${themeOf(globals)};language:${languageOf(globals)}`,
  })
  return (
    <div className="docs-frame">
      <iframe
        src={`iframe.html?${query.toString()}`}
        title={`${story.title}, ${story.name}`}
        loading="lazy"
        style={{ ...styles, zoom: Math.min(1, ROOM / parseInt(styles.width)) }}
      />
    </div>
  )
}
