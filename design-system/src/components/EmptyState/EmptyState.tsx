import type { DrawingName } from '../../internal/Drawing.tsx'
import { Notice, type NoticeProps } from '../../internal/Notice.tsx'

/** The illustrations of an empty state. */
export const EMPTY_DRAWINGS = [
  'basket',
  'search',
  'shelf',
  'parcel',
  'heart',
  'signpost',
  'card',
  'speech',
  'house',
] as const
export type EmptyDrawing = (typeof EMPTY_DRAWINGS)[number] & DrawingName

export interface EmptyStateProps extends Pick<NoticeProps, 'title' | 'text' | 'action'> {
  /** Decorative: the title says the same. */
  drawing: EmptyDrawing
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3
  /** Announces itself when it appears, such as after a search. @default false */
  live?: boolean
}

/** Shown where there is no content yet, with a suggestion what to do. */
export function EmptyState({ headingLevel = 2, live = false, ...rest }: EmptyStateProps) {
  return <Notice headingLevel={headingLevel} role={live ? 'status' : undefined} {...rest} />
}
