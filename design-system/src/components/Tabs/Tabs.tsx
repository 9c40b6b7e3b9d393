import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { canHover } from '../../theme/media.ts'
import { usePanelStop } from './usePanelStop.ts'
import { useRovingTabs } from './useRovingTabs.ts'

/** One tab. */
export interface TabItem<Id extends string = string> {
  /** What `value` and `onChange` name it by. */
  id: Id
  /** A word or two. */
  label: string
}

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs; read, not seen. */
  label: string
  /** In the order that the arrow keys go. */
  tabs: readonly TabItem<Id>[]
  /** The id of the chosen tab. */
  value: Id
  /** A tab was come to, by tap or by arrow key. Not called for the one that is chosen already. */
  onChange: (id: Id) => void
  /** The chosen tab's panel; it should be there at once, since arrow keys open each tab they pass. */
  children: ReactNode
}

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

const Tab = styled('button')(({ theme }) => ({
  position: 'relative',
  // As wide as its longest word at least, whatever its share.
  flex: '1 1 0',
  maxWidth: '100%',
  minHeight: 48,
  padding: '8px 12px',
  border: 0,
  borderRadius: `${theme.shape.small}px ${theme.shape.small}px 0 0`,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(16),
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  // Rather a second row of tabs than a broken word.
  overflowWrap: 'break-word',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: theme.transitions.create(['color']),
  // Lies on the hairline under the row.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -1px',
    // A border, because forced colours leave no grounds.
    borderBottom: '3px solid currentColor',
    scale: '0 1',
    transition: theme.transitions.create(['scale']),
  },
  [canHover]: { '&:hover': { color: theme.vars.palette.text.primary } },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
    '&::after': { scale: '1 1' },
  },
  '&:focus-visible': { zIndex: 1 },
}))

const Panel = styled('div')({ paddingTop: 20 })

/** A row of tabs over the panel of the chosen one. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId()
  const panel = usePanelStop()
  const chosen = tabs.findIndex((tab) => tab.id === value)
  const tab = useRovingTabs(tabs.length, chosen, (index) => {
    const next = tabs[index]
    if (next && next.id !== value) onChange(next.id)
  })
  return (
    <div>
      <List role="tablist" aria-label={label} lang={textLanguage(label)}>
        {tabs.map((item, index) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            lang={textLanguage(item.label)}
            {...tab(index)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      <Panel ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </div>
  )
}
