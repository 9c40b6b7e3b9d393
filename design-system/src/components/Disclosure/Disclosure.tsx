import Accordion from '@mui/material/Accordion'
import AccordionSummary from '@mui/material/AccordionSummary'
import { textLanguage } from '@dukani/i18n'
import { useId, type ReactNode } from 'react'
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

/** A line that shows and hides what lies under it: a button with `aria-expanded`, not a menu (APG disclosure). */
export function Disclosure({ label, icon, defaultOpen, children }: DisclosureProps) {
  const id = useId()
  return (
    <Accordion
      defaultExpanded={defaultOpen}
      // The label is a line among others, and heads nothing.
      slots={{ heading: 'div' }}
      // Under the label, not under the drawing.
      slotProps={{ region: { style: { paddingInlineStart: icon && 34 } } }}
    >
      <AccordionSummary
        id={`${id}-button`}
        aria-controls={id}
        lang={textLanguage(label)}
        expandIcon={<Icon name="chevronDown" size={20} />}
      >
        {icon && <Icon name={icon} size={22} />}
        {label}
      </AccordionSummary>
      {children}
    </Accordion>
  )
}
