import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { followLink, type LinkProps } from '../../internal/followLink.ts'
import { menuLine } from '../../internal/menuLine.ts'
import { Icon, type IconName } from '../Icon/index.ts'

export interface EntryListProps {
  /** `Entry` elements, or `li` with other content. */
  children: ReactNode
}

/** An entry: a link or a button. */
export type EntryProps = {
  label: string
  /** Decorative icon before the label. */
  icon?: IconName
} & (
  | LinkProps
  | {
      /** Makes the entry a button. */
      onPress: () => void
      /** The action is in progress: presses are ignored. @default false */
      pending?: boolean
      href?: undefined
    }
)

// `styled` would drop the type of `component`.
const Line = styled(ListItemButton)(menuLine) as typeof ListItemButton

/** A vertical list of links and buttons, without `role="menu"`. */
export function EntryList({ children }: EntryListProps) {
  // Safari drops the list semantics of a list without bullets.
  return (
    <List role="list" disablePadding>
      {children}
    </List>
  )
}

/** An entry of an `EntryList`, at least 44 px high. */
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
        <Line href={entry.href} onClick={followLink(entry.onNavigate)} lang={lang}>
          {line}
        </Line>
      </li>
    )
  const { onPress, pending = false } = entry
  return (
    <li>
      <Line
        component="button"
        // Not disabled: a disabled button loses the focus.
        onClick={pending ? undefined : onPress}
        aria-busy={pending || undefined}
        lang={lang}
      >
        {line}
      </Line>
    </li>
  )
}
