import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
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
