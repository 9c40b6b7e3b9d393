import Accordion from '@mui/material/Accordion'
import AccordionSummary from '@mui/material/AccordionSummary'
import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import { useId, useState, type ReactNode } from 'react'
import { menuLine } from '../../internal/menuLine.ts'
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

const Root = styled(Accordion)({ background: 'none', '&::before': { display: 'none' } })

const Summary = styled(AccordionSummary)(menuLine, ({ theme }) => ({
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& .MuiAccordionSummary-content': { alignItems: 'center', gap: 'inherit', margin: 0 },
}))

/** A button that shows and hides the content below it (APG disclosure). */
export function Disclosure({ label, icon, defaultOpen, children }: DisclosureProps) {
  const id = useId()
  // MUI warns when the default changes.
  const [isOpenAtFirst] = useState(defaultOpen)
  return (
    <Root
      disableGutters
      square
      elevation={0}
      defaultExpanded={isOpenAtFirst}
      // The label isn't a heading.
      slots={{ heading: 'div' }}
      slotProps={{
        // It expands without an animation.
        transition: { timeout: 0 },
        // Indents the content to the label.
        region: { style: { paddingInlineStart: icon && 34 } },
      }}
    >
      <Summary
        id={`${id}-button`}
        aria-controls={id}
        lang={textLanguage(label)}
        expandIcon={<Icon name="chevronDown" size={20} />}
      >
        {icon && <Icon name={icon} size={22} />}
        {label}
      </Summary>
      {children}
    </Root>
  )
}
