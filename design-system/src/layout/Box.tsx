import MuiBox from '@mui/material/Box'
import type { ElementProps } from '../internal/elementProps.ts'
import { px, responsive, type Responsive } from '../internal/responsive.ts'
import type { Breakpoint, Radius, Space } from '../theme/tokens.ts'

const grounds = {
  surface: 'background.paper',
  raised: 'background.raised',
  primarySoft: 'primary.soft',
} as const

/** Background colours of a box. */
export type Ground = keyof typeof grounds

export interface BoxProps extends ElementProps {
  /** Padding on all sides, in px from the scale. */
  padding?: Responsive<Space>
  /** Horizontal padding, if different. */
  paddingX?: Responsive<Space>
  /** Vertical padding, if different. */
  paddingY?: Responsive<Space>
  /** Background colour. @default transparent */
  ground?: Ground
  /** Corner radius, by name. @default square */
  radius?: Radius
  /** A hairline border. @default false */
  outlined?: boolean
  /** Hidden below this breakpoint, also from assistive technology. */
  hideBelow?: Exclude<Breakpoint, 'xs'>
  /** Hidden from this breakpoint up. */
  hideFrom?: Exclude<Breakpoint, 'xs'>
}

/** A box with background and padding: panels, cards, bars. */
export function Box(props: BoxProps) {
  const { as = 'div', padding, paddingX, paddingY, ground, radius, ...others } = props
  const { outlined, hideBelow, hideFrom, ...rest } = others
  return (
    <MuiBox
      component={as}
      {...rest}
      sx={({ breakpoints, shape, vars }) => ({
        padding: responsive(padding, px),
        paddingInline: responsive(paddingX, px),
        paddingBlock: responsive(paddingY, px),
        backgroundColor: ground && grounds[ground],
        borderRadius: radius && px(shape[radius]),
        border: outlined ? `1px solid ${vars.palette.divider}` : undefined,
        ...(hideBelow && { [breakpoints.down(hideBelow)]: { display: 'none' } }),
        ...(hideFrom && { [breakpoints.up(hideFrom)]: { display: 'none' } }),
      })}
    />
  )
}
