import type { DrawingName } from '../../internal/Drawing.tsx'
import { Notice, type NoticeProps } from '../../internal/Notice.tsx'

/** `jug` for a failure, `plug` for a lost connection. */
export const ERROR_DRAWINGS = ['jug', 'plug'] as const
export type ErrorDrawing = (typeof ERROR_DRAWINGS)[number] & DrawingName

export interface ErrorStateProps extends Pick<NoticeProps, 'title' | 'text' | 'action'> {
  /** @default 'jug' */
  drawing?: ErrorDrawing
  /** Heading level. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** Shows the title in red (ORDER-01). @default false */
  red?: boolean
}

/** Shown instead of content that could not be loaded. Announced when it appears. */
export function ErrorState({ drawing = 'jug', headingLevel = 2, ...rest }: ErrorStateProps) {
  return <Notice drawing={drawing} headingLevel={headingLevel} role="alert" {...rest} />
}
