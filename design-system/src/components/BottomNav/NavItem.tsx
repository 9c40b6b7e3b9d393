import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import type { ButtonBaseProps } from '@mui/material/ButtonBase'
import { followLink, type LinkProps } from '../../internal/followLink.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** An item of the navigation: a link, or a button that opens a dialog. */
export type BottomNavItem = {
  /** One word, short enough for a fifth of a phone's width; also the React key. */
  label: string
  /** Decorative icon above the label; on a phone the floating button shows the active item's icon. */
  icon: IconName
  /** Called when a press is likely: on hover or focus of the item. */
  onIntent?: () => void
} & (
  | LinkProps
  | {
      /** Makes the item a button that opens a dialog; `aria-expanded` while active. */
      onPress: () => void
    }
)

interface NavItemProps {
  item: BottomNavItem
  /** Set by MUI's BottomNavigation. */
  selected?: boolean
}

/** The props of a link or of a button, depending on the item. */
export function targetOf(item: BottomNavItem): ButtonBaseProps {
  const intent = { onPointerEnter: item.onIntent, onFocus: item.onIntent }
  if (!('href' in item)) return { ...intent, onClick: item.onPress }
  const link: ButtonBaseProps<'a'> = { ...intent, href: item.href, onClick: followLink(item.onNavigate) }
  return link as ButtonBaseProps
}

/** One item of the bottom navigation. */
export function NavItem({ item, selected = false }: NavItemProps) {
  const state =
    'href' in item
      ? { 'aria-current': selected ? ('page' as const) : undefined }
      : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': selected }
  return (
    <li>
      <BottomNavigationAction
        showLabel
        selected={selected}
        label={item.label}
        icon={<Icon name={item.icon} />}
        {...targetOf(item)}
        {...state}
      />
    </li>
  )
}
