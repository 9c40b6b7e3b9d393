import { useOf } from '@storybook/addon-docs/blocks'
import { FramedStory } from './FramedStory.tsx'

interface FramedExampleProps {
  /** A story, as its file exports it. */
  of: unknown
  /** of its frame, with a unit */
  height: string
}

/** A story that a page of the guide shows in a window of its own: what sets custom properties for the whole page needs one. */
export function FramedExample({ of, height }: FramedExampleProps) {
  const { story } = useOf(of, ['story'])
  return <FramedStory story={story} size="desktop" height={height} isFirst />
}
