import Accordion from '@mui/material/Accordion'
import AccordionSummary from '@mui/material/AccordionSummary'
import { textLanguage } from '@dukani/i18n'
import { useId, useState, type ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'

export interface DisclosureProps {
  /** Label of the button and name of the region. */
  label: string
  /** Decorative icon before the label; the content is then indented to the label. */
  icon?: IconName
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean
  /** The content; stays mounted while collapsed. */
  children: ReactNode
}

/** A button that shows and hides the content below it (APG disclosure). */
export function Disclosure({ label, icon, defaultOpen, children }: DisclosureProps) {
  const id = useId()
  // MUI warns when the default changes.
  const [isOpenAtFirst] = useState(defaultOpen)
  return (
    <Accordion
      defaultExpanded={isOpenAtFirst}
      // The label isn't a heading.
      slots={{ heading: 'div' }}
      // Indents the content to the label.
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
