import { textLanguage } from '@dukani/i18n'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import type { FocusEventHandler, ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import { FieldTop } from './FieldFrame.tsx'
import { Requirement } from './Requirement.tsx'
import { useField } from './useField.ts'

export interface ChoiceGroupProps {
  className?: string
  /** Legend above the group. */
  legend: string
  requirement?: ReactNode
  error?: string
  disabled?: boolean
  /** Name of the radios. @default a generated one */
  name?: string
  /** null before anything is chosen. */
  value: string | number | null
  onChange: (value: string) => void
  onBlur?: FocusEventHandler
  /** Each a `FormControlLabel` of a `Radio`. */
  children: ReactNode
}

const Top = styled(FieldTop)({ marginBottom: 8 })

/** A group of native radios with a legend and an error message. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { className, legend, requirement, error, disabled, name, value, onChange, onBlur, children } = props
  const { ids, wiring } = useField({ requirement, error }, {})
  const { id, ...described } = wiring
  return (
    <FormControl className={className} fullWidth disabled={disabled} error={Boolean(error)}>
      <Top>
        <FormLabel component="span" id={id} lang={textLanguage(legend)}>
          {legend}
        </FormLabel>
        {requirement && <Requirement id={ids.requirement}>{requirement}</Requirement>}
      </Top>
      <RadioGroup
        aria-labelledby={id}
        {...described}
        name={name}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        onBlur={onBlur}
      >
        {children}
      </RadioGroup>
      <FieldError id={ids.error} error={error} />
    </FormControl>
  )
}

/** An invisible radio that covers its label, so that touch screen readers find it there. */
export const CoveringRadio = styled(Radio)({
  position: 'absolute',
  inset: 0,
  width: 'auto',
  height: 'auto',
  opacity: 0,
  '&, &.Mui-checked': { border: 0 },
})
