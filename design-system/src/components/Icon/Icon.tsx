import SvgIcon from '@mui/material/SvgIcon'
import { iconPaths, type IconName } from './paths.ts'

export interface IconProps {
  /** Which drawing. Those that the first screen is without are there once `loadLaterIcons` is done. */
  name: IconName
  /** Side in px. @default 24 */
  size?: number
  /** Filled with the text's colour, for a chosen heart or star. @default false */
  filled?: boolean
  /** For `styled`. */
  className?: string
}

/** A drawing in the colour of the text around it. Decoration only: the control that holds it has the name. */
export function Icon({ name, size = 24, filled, className }: IconProps) {
  return (
    <SvgIcon
      className={className}
      sx={{ width: size, height: size, fill: filled ? 'currentColor' : undefined }}
    >
      <path d={iconPaths[name]} />
    </SvgIcon>
  )
}
