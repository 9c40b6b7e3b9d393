import { styled } from '@mui/material/styles'
import { schemes } from '../../theme/tokens.ts'
import { QUIET_ZONE, squaresPath } from './squaresPath.ts'

export interface QrCodeProps {
  /** The code's modules in rows, true for dark, without a border. */
  squares: readonly (readonly boolean[])[]
  /** Alternative text: what the code is for, and where its content can be read. */
  label: string
  /** Size in px, including the border. @default 220 */
  size?: number
}

/** Dark on light in both schemes: many scanners can't read inverted codes. */
const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: theme.shape.control,
  backgroundColor: schemes.light.surface,
  color: schemes.light.ink,
  // Prints the background too, and avoids a page break within the code.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  breakInside: 'avoid',
  forcedColorAdjust: 'none',
}))

/** A QR code, for screen and print. */
export function QrCode({ squares, label, size = 220 }: QrCodeProps) {
  const side = squares.length + 2 * QUIET_ZONE
  return (
    <Drawing
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
