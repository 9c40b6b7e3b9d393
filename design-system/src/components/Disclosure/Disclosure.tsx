import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import { useId, useState, type ReactNode } from 'react'
import { entryStyles } from '../EntryList/entryStyles.ts'
import { Icon, type IconName } from '../Icon/index.ts'

export interface DisclosureProps {
  /** What is under it: the name of the button and of what it shows. */
  label: string
  /** Decoration before the label; what is shown then stands in line with the words. */
  icon?: IconName
  /** @default false */
  defaultOpen?: boolean
  /** Stays mounted while it is folded. */
  children: ReactNode
}

const Trigger = styled('button')(({ theme }) => ({
  ...entryStyles({ theme }),
  '& > :last-child': { marginInlineStart: 'auto', transition: theme.transitions.create(['rotate']) },
  '&[aria-expanded="true"] > :last-child': { rotate: '180deg' },
}))

const Region = styled('div')({
  // Under the label, not under the drawing.
  '&[data-indent]': { paddingInlineStart: 34 },
})

/** A line that shows and hides what lies under it: a button with `aria-expanded`, not a menu (APG disclosure). */
export function Disclosure({ label, icon, defaultOpen = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const id = useId()
  return (
    <>
      <Trigger
        type="button"
        id={`${id}-button`}
        aria-expanded={isOpen}
        aria-controls={id}
        lang={textLanguage(label)}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} size={22} />}
        {label}
        <Icon name="chevronDown" size={20} />
      </Trigger>
      <Region
        id={id}
        role="region"
        aria-labelledby={`${id}-button`}
        hidden={!isOpen}
        data-indent={icon ? '' : undefined}
      >
        {children}
      </Region>
    </>
  )
}
