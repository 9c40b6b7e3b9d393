import { styled } from '@mui/material/styles'
import { SCHEME_ATTRIBUTE } from '../../theme/tokens.ts'
import { QUIET_ZONE, squaresPath } from './squaresPath.ts'

export interface QrCodeProps {
  /** The code's modules in rows, true for dark, without a border. */
  squares: readonly (readonly boolean[])[]
  /** Alternative text: what the code is for, and where its content can be read. */
  label: string
  /** Size in px, including the border. @default 220 */
  size?: number
}

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: theme.shape.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  // Prints the background too, and avoids a page break within the code.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  breakInside: 'avoid',
  forcedColorAdjust: 'none',
}))

/** In both schemes the code is dark on light: many scanners can't read inverted ones. */
const light = { [SCHEME_ATTRIBUTE]: 'light' }

/** A QR code, for screen and print. */
export function QrCode({ squares, label, size = 220 }: QrCodeProps) {
  const side = squares.length + 2 * QUIET_ZONE
  return (
    <Drawing
      {...light}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <path fill="currentColor" d={squaresPath(squares)} />
    </Drawing>
  )
}
