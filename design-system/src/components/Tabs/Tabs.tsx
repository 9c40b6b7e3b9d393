import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import MuiTab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
import { canHover } from '../../theme/media.ts'
import { usePanelStop } from './usePanelStop.ts'

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

const Tab = styled(MuiTab)(({ theme }) => ({
  // A flex box would let a long word out of its padding.
  display: 'block',
  // As wide as its longest word at least, whatever its share.
  minWidth: 'auto',
  maxWidth: '100%',
  padding: '8px 12px',
  overflow: 'visible',
  // Rather a second row of tabs than a broken word.
  overflowWrap: 'break-word',
  borderRadius: `${theme.shape.small}px ${theme.shape.small}px 0 0`,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
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
  '&.Mui-selected': {
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
  return (
    <div>
      <MuiTabs
        aria-label={label}
        lang={textLanguage(label)}
        value={value}
        onChange={(_event, next: Id) => onChange(next)}
      >
        {tabs.map((item) => (
          <Tab
            key={item.id}
            value={item.id}
            label={item.label}
            id={`${id}-${item.id}`}
            aria-controls={`${id}-panel`}
            lang={textLanguage(item.label)}
          />
        ))}
      </MuiTabs>
      <Panel ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </div>
  )
}
