import Typography from '@mui/material/Typography'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { responsive, type Responsive } from '../internal/responsive.ts'
import { rem, weights, type TextSize } from '../theme/tokens.ts'

const tones = {
  ink: 'text.primary',
  muted: 'text.secondary',
  primary: 'primary.main',
  accentText: 'saffron.text',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
} as const

/** Colours that text may have on every ground. */
export type TextTone = keyof typeof tones
export const TEXT_TONES = Object.keys(tones) as TextTone[]

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
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

/** Running text in a size of the scale. */
export function Text({ as = 'p', size = 16, weight, tone, align, lines, numeric, ...rest }: TextProps) {
  return (
    <Typography
      component={as}
      variant="inherit"
      {...rest}
      sx={{
        fontSize: responsive(size, rem),
        fontWeight: weight && weights[weight],
        color: tone && tones[tone],
        // Typography's own `align` is a style attribute, which the server's page may not have.
        textAlign: align,
        fontVariantNumeric: numeric ? 'tabular-nums' : undefined,
        ...(lines && {
          display: '-webkit-box',
          WebkitLineClamp: lines,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }),
      }}
    />
  )
}
