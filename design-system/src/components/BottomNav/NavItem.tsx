import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import type { ButtonBaseProps } from '@mui/material/ButtonBase'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** A place of the shop, or a dialog to be opened. */
export type BottomNavItem = {
  /** One word, short enough for a fifth of a phone; also its key. */
  label: string
  /** Decoration above the word; on a phone the floating button shows it while the item is active. */
  icon: IconName
  /** The shopper is about to press: a pointer over the item, or focus on it. */
  onIntent?: () => void
} & (
  | {
      /** A place: the item is a link. */
      href: string
      /** A plain click. Without it the browser follows the link. */
      onNavigate?: NavigateHandler
    }
  | {
      /** Opens a dialog: the item is a button, expanded while it is active. */
      onPress: () => void
    }
)

interface NavItemProps {
  item: BottomNavItem
  /** BottomNavigation sets it. */
  selected?: boolean
}

/** What a press does: the props of a link or of a button. */
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
