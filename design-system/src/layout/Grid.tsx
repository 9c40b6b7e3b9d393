import { styled } from '@mui/material/styles'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { forwardExcept } from '../internal/forwardExcept.ts'
import { mergeRules, responsive, type Responsive } from '../internal/responsive.ts'
import type { Space } from '../theme/tokens.ts'

export interface GridProps extends HTMLAttributes<HTMLElement> {
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

const Root = styled('div', {
  shouldForwardProp: forwardExcept('columns', 'gap', 'rowGap', 'align'),
})<Omit<GridProps, 'ref'>>(({ theme, columns = 1, gap, rowGap, align }) =>
  mergeRules(
    theme,
    // A long word must wrap inside its cell, not widen the column.
    { display: 'grid', ...(align && { alignItems: align }), '& > *': { minWidth: 0 } },
    responsive(theme, columns, (value) => ({
      gridTemplateColumns: typeof value === 'number' ? `repeat(${value}, minmax(0, 1fr))` : value,
    })),
    responsive(theme, gap, (value) => ({ gap: value })),
    responsive(theme, rowGap, (value) => ({ rowGap: value })),
  ),
)

/** Children in columns whose number may change with the width. */
export function Grid({ ref, ...rest }: GridProps) {
  // `as` decides the element, which the type of a styled div can't follow.
  return <Root {...rest} ref={ref as Ref<HTMLDivElement>} />
}
