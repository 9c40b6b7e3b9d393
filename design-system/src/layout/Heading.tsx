import Typography from '@mui/material/Typography'
import type { HTMLAttributes, Ref } from 'react'
import { responsive, type Responsive } from '../internal/responsive.ts'
import { rem, type TextSize } from '../theme/tokens.ts'

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'color'> {
  level: 1 | 2 | 3 | 4
  /** In px from the type scale. @default by level: 28 to 36, 22 to 28, 22, 18 */
  size?: Responsive<TextSize>
  /** Ref to the heading; with `tabIndex={-1}` it can be focused. */
  ref?: Ref<HTMLHeadingElement>
}

const sizes: Record<HeadingProps['level'], Responsive<TextSize>> = {
  1: { xs: 28, md: 36 },
  2: { xs: 22, md: 28 },
  3: 22,
  4: 18,
}

/** A heading in the serif font. `level` is semantic, `size` visual. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  return (
    <Typography
      variant={`h${level}`}
      {...rest}
      // At any text size the longest word of a title fits on a phone.
      sx={{ fontSize: responsive(size, (value) => `min(${rem(value)}, 13vw)`) }}
    />
  )
}
