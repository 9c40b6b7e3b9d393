import Box from '@mui/material/Box'
import type { ElementProps } from '../internal/elementProps.ts'
import { px, responsive, type Responsive } from '../internal/responsive.ts'
import type { Space } from '../theme/tokens.ts'

/** Cross axis alignment. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
/** Main axis distribution. */
export type Distribution = 'start' | 'center' | 'end' | 'between'

export interface StackProps extends ElementProps {
  /** @default 'column' */
  direction?: Responsive<'row' | 'column'>
  /** Gap between children, in px from the scale. @default 0 */
  gap?: Responsive<Space>
  /** @default 'stretch' in a column, 'center' in a row */
  align?: Responsive<Alignment>
  /** @default 'start' */
  justify?: Responsive<Distribution>
  /** Lets children wrap. @default false */
  wrap?: boolean
  /**
   * Fills the remaining space of a parent Stack and may shrink below its content's width. A number is the minimum
   * width in rem; below it the child wraps, if the parent wraps. @default false
   */
  grow?: boolean | number
}

/** Children in a row or a column with equal gaps. */
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
