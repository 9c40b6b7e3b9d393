import { useContext, useEffect, useState } from 'react'
import { DocsContext, Source, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { buildArgsParam } from 'storybook/internal/router'
import { viewports } from '../viewports.ts'
import { useIsDrawn } from './useIsDrawn.ts'
import { useToolbar } from './useToolbar.ts'

type Story = ReturnType<DocsContextProps['storyById']>
type Args = Story['initialArgs']

interface FramedStoryProps {
  story: Story
  /** of its frame, a name of `viewports` */
  size: string
  /** the frame's own size instead, for stories that don't fill a screen */
  height: string | undefined
  /** Renders immediately; others render when they come near the viewport. */
  isFirst: boolean
}

/** Maximum width of a docs page's text column. */
const ROOM = 958

/** A story in an iframe, with its code. Reloads when the toolbar or a control changes. */
export function FramedStory({ story, size, height, isFirst }: FramedStoryProps) {
  const globals = useToolbar(useContext(DocsContext).channel)
  const args = useArgsOf(story)
  const { styles } = viewports[size] ?? {}
  if (styles === undefined) throw new Error(`${story.id} asks for a viewport that there is not`)
  const address = addressOf(story, args, globals)
  return (
    <>
      <div className="docs-frame">
        <div
          style={{ ...styles, ...(height && { height }), zoom: Math.min(1, ROOM / parseInt(styles.width)) }}
        >
          <Frame key={address} address={address} story={story} isFirst={isFirst} />
        </div>
      </div>
      <Source of={story.moduleExport as unknown} />
    </>
  )
}

type FrameProps = Pick<FramedStoryProps, 'story' | 'isFirst'> & { address: string }

/** The iframe, with a placeholder of the same size until the story is rendered. */
function Frame({ address, story, isFirst }: FrameProps) {
  const { frame, isDrawn } = useIsDrawn()
  return (
    <>
      <iframe
        ref={frame}
        src={address}
        title={`${story.title}, ${story.name}`}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      {!isDrawn && <p className="docs-frame-placeholder">Drawing {story.name} …</p>}
    </>
  )
}

/** A story's args, including changes by controls. */
function useArgsOf({ id, initialArgs }: Story): Args {
  const { channel } = useContext(DocsContext)
  const [args, setArgs] = useState(initialArgs)
  useEffect(() => {
    const update = (event: { storyId: string; args: Args }) => {
      if (event.storyId === id) setArgs(event.args)
    }
    channel.on(STORY_ARGS_UPDATED, update)
    return () => channel.off(STORY_ARGS_UPDATED, update)
  }, [channel, id])
  return args
}

function addressOf({ id, initialArgs }: Story, args: Args, globals: Record<string, unknown>): string {
  const choices = ['theme', 'look', 'language'].filter((name) => globals[name] !== undefined)
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    // `play` doesn't run: it would move the focus and scroll the page.
    embed: 'true',
    globals: choices.map((name) => `${name}:${String(globals[name])}`).join(';'),
    args: buildArgsParam(initialArgs, args),
  })
  return `iframe.html?${query.toString()}`
}
