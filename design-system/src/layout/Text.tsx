import Typography from '@mui/material/Typography'
import type { ElementType, HTMLAttributes } from 'react'
import { responsive, type Responsive } from '../internal/responsive.ts'
import { rem, weights, type TextSize } from '../theme/tokens.ts'

const tones = {
  ink: 'text.primary',
  muted: 'text.secondary',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
} as const

/** Text colours that are readable on every background. */
export type TextTone = keyof typeof tones
export const TEXT_TONES = Object.keys(tones) as TextTone[]

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The rendered element. @default 'p' */
  as?: ElementType
  /** In px from the type scale. @default 16 */
  size?: Responsive<TextSize>
  /** @default the parent's */
  weight?: 'regular' | 'medium' | 'bold'
  /** @default the parent's colour */
  tone?: TextTone
  /** Text alignment. @default the parent's */
  align?: 'start' | 'center' | 'end'
  /** Truncates after this number of lines. */
  lines?: number
  /** Tabular figures, for amounts in columns or that change. @default false */
  numeric?: boolean
}

/** Text in a size of the type scale. */
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
        // Typography's `align` is a style attribute, which the CSP blocks in the server's HTML.
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
