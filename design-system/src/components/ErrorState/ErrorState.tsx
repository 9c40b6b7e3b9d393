import type { ReactNode } from 'react'
import type { DrawingName } from '../../internal/Drawing.tsx'
import { Notice } from '../../internal/Notice.tsx'

/** `jug` for what broke here, `plug` for a connection that is gone. */
export const ERROR_DRAWINGS = ['jug', 'plug'] as const
export type ErrorDrawing = (typeof ERROR_DRAWINGS)[number] & DrawingName

export interface ErrorStateProps {
  /** @default 'jug' */
  drawing?: ErrorDrawing
  /** One sentence: what didn't work. */
  title: string
  /** The reason, or what is safe nevertheless. */
  text?: string
  /** The one way on, mostly trying again. */
  action?: ReactNode
  /** Its place in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3
  /** Sets the sentence in red, where a requirement wants that (ORDER-01). @default false */
  red?: boolean
}

/** A place whose content could not be had. Announced when it appears. */
export function ErrorState({ drawing = 'jug', headingLevel = 2, ...rest }: ErrorStateProps) {
  return <Notice drawing={drawing} headingLevel={headingLevel} role="alert" {...rest} />
}
