import { styled } from '@mui/material/styles'
import { schemes } from '../../theme/tokens.ts'
import { QUIET_ZONE, squaresPath } from './squaresPath.ts'

export interface QrCodeProps {
  /** The code's squares in rows, dark ones true, without a border. */
  squares: readonly (readonly boolean[])[]
  /** What it is for, and where what it holds can be read. */
  label: string
  /** Px, its border with it. @default 220 */
  size?: number
}

/** Dark on light in both schemes: few readers know a code the other way round. */
const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: theme.shape.control,
  backgroundColor: schemes.light.surface,
  color: schemes.light.ink,
  // Paper gets the ground, too, and no page ends within a code.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  breakInside: 'avoid',
  forcedColorAdjust: 'none',
}))

/** A QR code, to be read from a screen or from paper. */
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
