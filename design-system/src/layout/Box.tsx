import MuiBox from '@mui/material/Box'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { px, responsive, type Responsive } from '../internal/responsive.ts'
import type { Breakpoint, Radius, Space } from '../theme/tokens.ts'

const grounds = {
  background: 'background.default',
  surface: 'background.paper',
  raised: 'background.raised',
  primarySoft: 'primary.soft',
} as const

/** The grounds a box may have. */
export type Ground = keyof typeof grounds

export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
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

/** A ground with inner distances: panels, cards, bars. */
export function Box(props: BoxProps) {
  const { as = 'div', padding, paddingX, paddingY, ground, radius, ...others } = props
  const { outlined, shadow, hideBelow, hideFrom, ...rest } = others
  return (
    <MuiBox
      component={as}
      {...rest}
      sx={({ breakpoints, shape, shadows, vars }) => ({
        padding: responsive(padding, px),
        paddingInline: responsive(paddingX, px),
        paddingBlock: responsive(paddingY, px),
        backgroundColor: ground && grounds[ground],
        borderRadius: radius && px(shape[radius]),
        border: outlined ? `1px solid ${vars.palette.divider}` : undefined,
        boxShadow: shadow ? shadows[1] : undefined,
        ...(hideBelow && { [breakpoints.down(hideBelow)]: { display: 'none' } }),
        ...(hideFrom && { [breakpoints.up(hideFrom)]: { display: 'none' } }),
      })}
    />
  )
}
