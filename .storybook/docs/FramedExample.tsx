import { useOf } from '@storybook/addon-docs/blocks'
import { FramedStory } from './FramedStory.tsx'

interface FramedExampleProps {
  /** A story, as its file exports it. */
  of: unknown
  /** of its frame, with a unit */
  height: string
}

/** A story in an iframe in a guide page, for stories that set custom properties on the whole page. */
export function FramedExample({ of, height }: FramedExampleProps) {
  const { story } = useOf(of, ['story'])
  return <FramedStory story={story} size="desktop" height={height} isFirst />
}
