import { styled } from '@mui/material/styles'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { forwardExcept } from '../internal/forwardExcept.ts'
import { mergeRules, responsive, type Responsive } from '../internal/responsive.ts'
import type { Space } from '../theme/tokens.ts'

/** Where children stand across or along the line. */
export type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
/** How the room along the line is shared out. */
export type Distribution = 'start' | 'center' | 'end' | 'between'

export interface StackProps extends HTMLAttributes<HTMLElement> {
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

const edge: Record<Alignment, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
}
const spread: Record<Distribution, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
}

const Root = styled('div', {
  shouldForwardProp: forwardExcept('direction', 'gap', 'align', 'justify', 'wrap', 'grow'),
})<Omit<StackProps, 'ref'>>(({ theme, direction = 'column', gap, align, justify, wrap, grow }) =>
  mergeRules(
    theme,
    {
      display: 'flex',
      ...(wrap && { flexWrap: 'wrap' }),
      ...(grow && { flexGrow: 1, minWidth: 0, ...(grow !== true && { flexBasis: `${grow}rem` }) }),
    },
    responsive(theme, direction, (value) => ({
      flexDirection: value,
      alignItems: value === 'row' ? 'center' : 'stretch',
    })),
    responsive(theme, gap, (value) => ({ gap: value })),
    responsive(theme, align, (value) => ({ alignItems: edge[value] })),
    responsive(theme, justify, (value) => ({ justifyContent: spread[value] })),
  ),
)

/** Children in a line or a column with equal distances. */
export function Stack({ ref, ...rest }: StackProps) {
  // `as` decides the element, which the type of a styled div can't follow.
  return <Root {...rest} ref={ref as Ref<HTMLDivElement>} />
}
