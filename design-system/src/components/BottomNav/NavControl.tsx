import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { controlStyles } from './styles.ts'

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

export interface NavControlProps {
  item: BottomNavItem
  active: boolean
  /** The floating button: says nothing to readers and is passed over by Tab, since it repeats an item. @default false */
  floating?: boolean
}

const Link = styled('a')(controlStyles)
const Press = styled('button')(controlStyles)

/** One item of the bottom navigation, or the floating button that repeats it. */
export function NavControl({ item, active, floating = false }: NavControlProps) {
  const shared = {
    'data-active': active ? '' : undefined,
    onPointerEnter: item.onIntent,
    onFocus: item.onIntent,
    children: (
      <>
        <Icon name={item.icon} />
        {!floating && item.label}
      </>
    ),
    ...(floating && { 'data-floating': '', tabIndex: -1, onMouseDown: leaveFocus }),
  }
  if ('href' in item) {
    const current = active && !floating ? 'page' : undefined
    return <Link href={item.href} onClick={followLink(item.onNavigate)} aria-current={current} {...shared} />
  }
  return (
    <Press type="button" onClick={item.onPress} aria-haspopup="dialog" aria-expanded={active} {...shared} />
  )
}

/** What readers don't know of must not get the focus by a press either. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault()
}
