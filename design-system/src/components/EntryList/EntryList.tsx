import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Icon, type IconName } from '../Icon/index.ts'
import { entryStyles } from './entryStyles.ts'

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

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
const PressEntry = styled('button')(entryStyles)
const LinkEntry = styled('a')(entryStyles)

/** The lines of a menu, under each other. Plain links and buttons: nothing of it is a `role="menu"`. */
export function EntryList({ children }: EntryListProps) {
  // Safari takes a list without bullets for no list.
  return <List role="list">{children}</List>
}

/** One line of an `EntryList`, 44 px high at least. */
export function Entry(entry: EntryProps) {
  return <li>{entry.href === undefined ? <Press {...entry} /> : <Place {...entry} />}</li>
}

function Place({ label, icon, href, onNavigate }: Extract<EntryProps, { href: string }>) {
  return (
    <LinkEntry href={href} onClick={followLink(onNavigate)} lang={textLanguage(label)}>
      {icon && <Icon name={icon} size={22} />}
      {label}
    </LinkEntry>
  )
}

function Press(entry: Exclude<EntryProps, { href: string }>) {
  const { label, icon, onPress, pending = false, onIntent } = entry
  // Not disabled: that would take focus away from whoever pressed it.
  return (
    <PressEntry
      type="button"
      onClick={pending ? undefined : onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-busy={pending || undefined}
      lang={textLanguage(label)}
    >
      {icon && <Icon name={icon} size={22} />}
      {label}
    </PressEntry>
  )
}
