import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { FramedStory } from './FramedStory.tsx'

type Story = ReturnType<DocsContextProps['storyById']>

interface Wishes {
  layout?: string
  docs?: { story?: { inline?: boolean; height?: string } }
}

interface ShownStoryProps {
  story: Story
  /** The page's first story: its code is shown, and follows the controls. */
  isFirst?: boolean
}

/**
 * A story in a docs page, with its code. A story that fills a screen or sets a viewport is shown in an iframe of that
 * size, so that media queries and fixed elements work.
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
