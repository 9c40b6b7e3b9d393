import Box from '@mui/material/Box'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { px, responsive, type Responsive } from '../internal/responsive.ts'
import type { Space } from '../theme/tokens.ts'

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The element to be. @default 'div' */
  as?: ElementType
  /** Number of equal columns, or a `grid-template-columns` value for unequal ones. @default 1 */
  columns?: Responsive<number | string>
  /** Distance between cells, px from the scale. @default 0 */
  gap?: Responsive<Space>
  /** Distance between rows where it differs from `gap`. */
  rowGap?: Responsive<Space>
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch'
  /** The element that `as` names. */
  ref?: Ref<HTMLElement>
}

/** Children in columns whose number may change with the width. */
export function Grid({ as = 'div', columns = 1, gap, rowGap, align, ...rest }: GridProps) {
  return (
    <Box
      component={as}
      {...rest}
      sx={{
        display: 'grid',
        alignItems: align,
        gridTemplateColumns: responsive(columns, (value) =>
          typeof value === 'number' ? `repeat(${value}, minmax(0, 1fr))` : value,
        ),
        gap: responsive(gap, px),
        rowGap: responsive(rowGap, px),
        // A long word must wrap inside its cell, not widen the column.
        '& > *': { minWidth: 0 },
      }}
    />
  )
}
