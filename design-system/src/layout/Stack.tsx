import Box from '@mui/material/Box'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { px, responsive, type Responsive } from '../internal/responsive.ts'
import type { Space } from '../theme/tokens.ts'

/** Where children stand across or along the line. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
/** How the room along the line is shared out. */
export type Distribution = 'start' | 'center' | 'end' | 'between'

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The element to be. @default 'div' */
  as?: ElementType
  /** @default 'column' */
  direction?: Responsive<'row' | 'column'>
  /** Distance between children, px from the scale. @default 0 */
  gap?: Responsive<Space>
  /** @default 'stretch' in a column, 'center' in a row */
  align?: Responsive<Alignment>
  /** @default 'start' */
  justify?: Responsive<Distribution>
  /** Lets children go on to a next line. @default false */
  wrap?: boolean
  /**
   * Takes the room that is left in a parent Stack, and may be narrower than its content; a number: down to so many rem,
   * then it stands in a line of its own, if the parent wraps. @default false
   */
  grow?: boolean | number
  /** The element that `as` names. */
  ref?: Ref<HTMLElement>
}

/** Children in a line or a column with equal distances. */
export function Stack(props: StackProps) {
  const { as = 'div', direction = 'column', gap, align, justify, wrap, grow, ...rest } = props
  return (
    <Box
      component={as}
      {...rest}
      sx={{
        display: 'flex',
        flexDirection: direction,
        alignItems:
          align === undefined
            ? responsive(direction, (value) => (value === 'row' ? 'center' : 'stretch'))
            : align,
        justifyContent: responsive(justify, (value) => (value === 'between' ? 'space-between' : value)),
        gap: responsive(gap, px),
        flexWrap: wrap ? 'wrap' : undefined,
        ...(grow && { flexGrow: 1, minWidth: 0 }),
        flexBasis: typeof grow === 'number' ? `${grow}rem` : undefined,
      }}
    />
  )
}
