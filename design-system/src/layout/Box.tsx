import { styled, type Theme } from '@mui/material/styles'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { forwardExcept } from '../internal/forwardExcept.ts'
import { mergeRules, responsive, type Responsive } from '../internal/responsive.ts'
import type { Breakpoint, Radius, Space } from '../theme/tokens.ts'

/** The grounds a box may have. */
export type Ground = 'background' | 'surface' | 'raised' | 'primarySoft'

function groundColor({ background, primary }: Theme['vars']['palette'], ground: Ground): string {
  const colors: Record<Ground, string> = {
    background: background.default,
    surface: background.paper,
    raised: background.raised,
    primarySoft: primary.soft,
  }
  return colors[ground]
}

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element to be. @default 'div' */
  as?: ElementType
  /** Inner distance on all sides, px from the scale. */
  padding?: Responsive<Space>
  /** Inner distance left and right, where it differs. */
  paddingX?: Responsive<Space>
  /** Inner distance above and below, where it differs. */
  paddingY?: Responsive<Space>
  /** The colour behind it. @default the parent's, seen through */
  ground?: Ground
  /** How round its corners are, by name. @default square */
  radius?: Radius
  /** A hairline around it. @default false */
  outlined?: boolean
  /** The one soft shadow. @default false */
  shadow?: boolean
  /** Not there below this width (for eyes and assistive technology alike). */
  hideBelow?: Exclude<Breakpoint, 'xs'>
  /** Not there from this width up. */
  hideFrom?: Exclude<Breakpoint, 'xs'>
  /** The element that `as` names. */
  ref?: Ref<HTMLElement>
}

const Root = styled('div', {
  shouldForwardProp: forwardExcept(
    'padding',
    'paddingX',
    'paddingY',
    'ground',
    'radius',
    'outlined',
    'shadow',
    'hideBelow',
    'hideFrom',
  ),
})<Omit<BoxProps, 'ref'>>(
  ({ theme, padding, paddingX, paddingY, ground, radius, outlined, shadow, hideBelow, hideFrom }) => ({
    ...mergeRules(
      theme,
      {
        ...(ground && { backgroundColor: groundColor(theme.vars.palette, ground) }),
        ...(radius && { borderRadius: theme.shape[radius] }),
        ...(outlined && { border: `1px solid ${theme.vars.palette.divider}` }),
        ...(shadow && { boxShadow: theme.shadows[1] }),
      },
      responsive(theme, padding, (value) => ({ padding: value })),
      responsive(theme, paddingX, (value) => ({ paddingInline: value })),
      responsive(theme, paddingY, (value) => ({ paddingBlock: value })),
    ),
    ...(hideBelow && { [theme.breakpoints.down(hideBelow)]: { display: 'none' } }),
    ...(hideFrom && { '&&': { [theme.breakpoints.up(hideFrom)]: { display: 'none' } } }),
  }),
)

/** A ground with inner distances: panels, cards, bars. */
export function Box({ ref, ...rest }: BoxProps) {
  // `as` decides the element, which the type of a styled div can't follow.
  return <Root {...rest} ref={ref as Ref<HTMLDivElement>} />
}
