export { Icon, type IconProps } from './Icon.tsx'
export { loadLaterIcons, type IconName } from './paths.ts'
