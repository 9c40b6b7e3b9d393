import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { textLanguage } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon, type IconName } from '../Icon/index.ts'

export interface EntryListProps {
  /** `Entry`s, or `li`s with something else in them. */
  children: ReactNode
}

/** A line of a menu: a place, or something to be done. */
export type EntryProps = {
  /** The line's words, which are its name. */
  label: string
  /** Decoration before them. */
  icon?: IconName
} & (
  | {
      /** A place: the line is a link. */
      href: string
      /** A plain click. Without it the browser follows the link. */
      onNavigate?: NavigateHandler
    }
  | {
      /** Something to be done: the line is a button. */
      onPress: () => void
      /** It is being done: presses do nothing. @default false */
      pending?: boolean
      /** The shopper is about to press: a pointer over the button, or focus on it. */
      onIntent?: () => void
      href?: undefined
    }
)

/** The lines of a menu, under each other. Plain links and buttons: nothing of it is a `role="menu"`. */
export function EntryList({ children }: EntryListProps) {
  // Safari takes a list without bullets for no list.
  return (
    <List role="list" disablePadding>
      {children}
    </List>
  )
}

/** One line of an `EntryList`, 44 px high at least. */
export function Entry(entry: EntryProps) {
  const { label, icon } = entry
  const line = (
    <>
      {icon && <Icon name={icon} size={22} />}
      {label}
    </>
  )
  const lang = textLanguage(label)
  if (entry.href !== undefined)
    return (
      <li>
        <ListItemButton href={entry.href} onClick={followLink(entry.onNavigate)} lang={lang}>
          {line}
        </ListItemButton>
      </li>
    )
  const { onPress, pending = false, onIntent } = entry
  return (
    <li>
      <ListItemButton
        component="button"
        // Not disabled: a disabled button loses the focus.
        onClick={pending ? undefined : onPress}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        aria-busy={pending || undefined}
        lang={lang}
      >
        {line}
      </ListItemButton>
    </li>
  )
}
