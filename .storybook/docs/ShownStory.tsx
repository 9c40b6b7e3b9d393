import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { FramedStory } from './FramedStory.tsx'

type Story = ReturnType<DocsContextProps['storyById']>

interface Wishes {
  layout?: string
  docs?: { story?: { inline?: boolean; height?: string } }
}

interface ShownStoryProps {
  story: Story
  /** The page's first story, which its controls change: its code is shown, and follows them. */
  isFirst?: boolean
}

/**
 * A story in a docs page, with its code: in the page itself, or, when it fills a screen or asks for one's width, in a frame
 * of that size, where its media queries and what it fixes to the view are true.
 */
export function ShownStory({ story, isFirst = false }: ShownStoryProps) {
  const { value: size } = (story.storyGlobals['viewport'] ?? {}) as { value?: string }
  const { layout, docs } = story.parameters as Wishes
  const isFramed = size !== undefined || layout === 'fullscreen' || docs?.story?.inline === false
  return isFramed ? (
    <FramedStory story={story} size={size ?? 'desktop'} height={docs?.story?.height} isFirst={isFirst} />
  ) : (
    <Canvas of={story.moduleExport as unknown} sourceState={isFirst ? 'shown' : 'hidden'} />
  )
}
