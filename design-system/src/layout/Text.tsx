import { styled, type Theme } from '@mui/material/styles'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { forwardExcept } from '../internal/forwardExcept.ts'
import { responsive, type Responsive } from '../internal/responsive.ts'
import { weights, type TextSize } from '../theme/tokens.ts'

/** Colours that text may have on every ground. */
export const TEXT_TONES = ['ink', 'muted', 'primary', 'accentText', 'success', 'warning', 'error'] as const
export type TextTone = (typeof TEXT_TONES)[number]

function toneColor(palette: Theme['vars']['palette'], tone: TextTone): string {
  const colors: Record<TextTone, string> = {
    ink: palette.text.primary,
    muted: palette.text.secondary,
    primary: palette.primary.main,
    accentText: palette.saffron.text,
    success: palette.success.main,
    warning: palette.warning.main,
    error: palette.error.main,
  }
  return colors[tone]
}

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element to be. @default 'p' */
  as?: ElementType
  /** Px from the type scale. @default 16 */
  size?: Responsive<TextSize>
  /** @default the parent's */
  weight?: 'regular' | 'medium' | 'bold'
  /** @default the parent's colour */
  tone?: TextTone
  /** Which edge the lines stand at. @default the parent's */
  align?: 'start' | 'center' | 'end'
  /** Cuts after so many lines with an ellipsis. */
  lines?: number
  /** Figures of equal width, for amounts that stand under each other or change. @default false */
  numeric?: boolean
  /** For a `<label>`: the id of its control. */
  htmlFor?: string
  /** The element that `as` names. */
  ref?: Ref<HTMLElement>
}

const Root = styled('p', {
  shouldForwardProp: forwardExcept('size', 'weight', 'tone', 'align', 'lines', 'numeric'),
})<Omit<TextProps, 'ref'>>(({ theme, size = 16, weight, tone, align, lines, numeric }) => ({
  ...responsive(theme, size, (value) => ({ fontSize: theme.typography.pxToRem(value) })),
  ...(weight && { fontWeight: weights[weight] }),
  ...(tone && { color: toneColor(theme.vars.palette, tone) }),
  ...(align && { textAlign: align }),
  ...(numeric && { fontVariantNumeric: 'tabular-nums' }),
  ...(lines && {
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }),
}))

/** Running text in a size of the scale. */
export function Text({ ref, ...rest }: TextProps) {
  // `as` decides the element, which the type of a styled div can't follow.
  return <Root {...rest} ref={ref as Ref<HTMLParagraphElement>} />
}
