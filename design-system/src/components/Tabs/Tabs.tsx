import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import MuiTab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
import { canHover } from '../../theme/media.ts'
import { usePanelStop } from './usePanelStop.ts'

/** One tab. */
export interface TabItem<Id extends string = string> {
  /** Id used by `value` and `onChange`. */
  id: Id
  /** A word or two. */
  label: string
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string
  /** In the order that the arrow keys go. */
  tabs: readonly TabItem<Id>[]
  /** The id of the chosen tab. */
  value: Id
  /** Called when another tab is activated, by tap or arrow key. */
  onChange: (id: Id) => void
  /** Content of the chosen tab. It should render immediately, since arrow keys activate each tab they pass. */
  children: ReactNode
}

// The tabs wrap instead of scrolling, so each draws its own indicator.
const List = styled(MuiTabs)(({ theme }) => ({
  overflow: 'visible',
  '& .MuiTabs-list': { flexWrap: 'wrap', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiTabs-indicator': { display: 'none' },
}))

const Tab = styled(MuiTab)(({ theme }) => ({
  // In a flex box a long word would overflow the padding.
  display: 'block',
  // At least as wide as its longest word.
  minWidth: 'auto',
  maxWidth: '100%',
  padding: '8px 12px',
  overflow: 'visible',
  // The tabs wrap to a second row before a word breaks.
  overflowWrap: 'break-word',
  borderRadius: `${theme.shape.small}px ${theme.shape.small}px 0 0`,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.3,
  transition: theme.transitions.create(['color']),
  // Overlaps the hairline under the tabs.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -1px',
    // A border, because forced colours remove backgrounds.
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

/** Tabs with the panel of the chosen tab. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId()
  const panel = usePanelStop()
  return (
    <div>
      <List
        variant="fullWidth"
        selectionFollowsFocus
        // MUI clips it by a style attribute, which would cut off the indicator and the focus ring.
        slotProps={{ scroller: { style: { overflow: 'visible' } } }}
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
      </List>
      <Panel ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </Panel>
    </div>
  )
}
