import { styled } from '@mui/material/styles'
import type { HTMLAttributes, Ref } from 'react'
import { forwardExcept } from '../internal/forwardExcept.ts'
import { responsive, type Responsive } from '../internal/responsive.ts'
import type { TextSize } from '../theme/tokens.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** Px from the type scale. @default by level: 28 to 36, 22 to 28, 22, 18 */
  size?: Responsive<TextSize>
  /** The heading: with `tabIndex={-1}` it can be given the focus. */
  ref?: Ref<HTMLHeadingElement>
}

const sizes: Record<HeadingProps['level'], Responsive<TextSize>> = {
  1: { xs: 28, md: 36 },
  2: { xs: 22, md: 28 },
  3: 22,
  4: 18,
}

const Root = styled('h2', { shouldForwardProp: forwardExcept('level', 'size') })<HeadingProps>(
  ({ theme, level, size = sizes[level] }) => ({
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: theme.typography.h1.fontWeight,
    lineHeight: theme.typography.h1.lineHeight,
    letterSpacing: '-0.005em',
    textWrap: 'balance',
    // Unlike the page's `break-word`, it lets a heading be narrower than its longest word.
    overflowWrap: 'anywhere',
    ...responsive(theme, size, (value) => ({
      // However large the letters: the longest word of a title fits on a phone.
      fontSize: `min(${theme.typography.pxToRem(value)}, 13vw)`,
    })),
  }),
)

/** A heading in the serif face; `level` is its meaning, `size` its look. */
export function Heading({ level, ...rest }: HeadingProps) {
  return <Root as={`h${level}`} level={level} {...rest} />
}
