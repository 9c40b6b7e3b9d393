import type { ReactNode } from 'react'
import type { DrawingName } from '../../internal/Drawing.tsx'
import { Notice } from '../../internal/Notice.tsx'

/** What an empty place may show. */
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

export interface EmptyStateProps {
  /** Decoration: the title says the same. */
  drawing: EmptyDrawing
  /** One sentence: what is not here. */
  title: string
  /** What could be done about it. */
  text?: string
  /** The one way on: a Button or a ButtonLink. */
  action?: ReactNode
  /** Its place in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** Announces itself when it appears, as the answer to a search does. @default false */
  live?: boolean
}

/** A place with nothing in it yet: never a dead end. */
export function EmptyState({ headingLevel = 2, live = false, ...rest }: EmptyStateProps) {
  return <Notice headingLevel={headingLevel} role={live ? 'status' : undefined} {...rest} />
}
