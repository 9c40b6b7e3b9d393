import { keyframes } from '@emotion/react'
import { styled, type CSSObject } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { Text } from '../../layout/Text.tsx'
import { motion, TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover, color, layer, radius, rem, translucent, weight } from '../../theme/vars.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** A way on from the account: a place, or something to be done. */
export type AccountEntry = { label: string; icon: IconName } & (
  | { href: string; onNavigate?: NavigateHandler }
  | {
      onPress: () => void
      /** It is being done: presses do nothing. @default false */
      pending?: boolean
    }
)

export interface AccountPanelProps {
  /** The customer's whole name. */
  name: string
  email: string
  entries: readonly AccountEntry[]
}

const appear = keyframes({ from: { opacity: 0, translate: '0 -6px' } })

const Root = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: layer.sticky,
  width: 260,
  maxWidth: 'calc(100vw - 80px)',
  padding: 8,
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.raised,
  boxShadow: color.shadowRaised,
  animation: `${appear} ${motion.normal}ms ${motion.easeOut}`,
})

const Person = styled('div')({
  padding: '8px 12px 12px',
  marginBlockEnd: 8,
  borderBlockEnd: `1px solid ${color.hairline}`,
  overflowWrap: 'anywhere',
})

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const entryStyles: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: TOUCH_TARGET,
  padding: '8px 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink,
  fontSize: rem(16),
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  [canHover]: { '&:hover': { background: translucent('ink', 6) } },
  '&[aria-busy="true"]': { color: color.muted, cursor: 'progress' },
}

const PressEntry = styled('button')(entryStyles)
const LinkEntry = styled('a')(entryStyles)

/** What stands under the account's button: who is logged in, and the ways on. Part of the `AccountMenu`. */
export function AccountPanel({ name, email, entries }: AccountPanelProps) {
  return (
    <Root>
      <Person translate="no">
        <Text weight="bold" lines={2}>
          {name}
        </Text>
        <Text size={14} tone="muted" lines={2}>
          {email}
        </Text>
      </Person>
      <List>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry {...entry} />
          </li>
        ))}
      </List>
    </Root>
  )
}

function Entry(entry: AccountEntry) {
  const { label, icon } = entry
  const lang = textLanguage(label)
  const content = (
    <>
      <Icon name={icon} size={22} />
      {label}
    </>
  )
  if ('href' in entry) {
    return (
      <LinkEntry href={entry.href} onClick={followLink(entry.onNavigate)} lang={lang}>
        {content}
      </LinkEntry>
    )
  }
  const { pending = false, onPress } = entry
  // Not disabled: that would take focus away from whoever pressed it.
  return (
    <PressEntry
      type="button"
      onClick={pending ? undefined : onPress}
      aria-busy={pending || undefined}
      lang={lang}
    >
      {content}
    </PressEntry>
  )
}
