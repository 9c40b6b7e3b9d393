import Box from '@mui/material/Box'
import type { ElementProps } from '../internal/elementProps.ts'
import { px, responsive, type Responsive } from '../internal/responsive.ts'
import type { Space } from '../theme/tokens.ts'

export interface GridProps extends ElementProps {
  /** Number of equal columns, or a `grid-template-columns` value for unequal ones. @default 1 */
  columns?: Responsive<number | string>
  /** Gap between cells, in px from the scale. @default 0 */
  gap?: Responsive<Space>
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** Children in columns; the number of columns may be responsive. */
export function Grid({ as = 'div', columns = 1, gap, align, ...rest }: GridProps) {
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
        // A long word wraps inside its cell instead of widening the column.
        '& > *': { minWidth: 0 },
      }}
    />
  )
}
