import { iconPaths, type IconName } from './paths.ts'

export interface IconProps {
  /** Icons that aren't part of the first screen are available after `loadDeferredIcons`. */
  name: IconName
  /** Size in px. @default 24 */
  size?: number
  /** Filled with the text's colour, for a chosen heart or star. @default false */
  filled?: boolean
}

/** An icon in the colour of the surrounding text. Always decorative: the control around it has the name. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
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
