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
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
