import { textLanguage } from '@dukani/i18n'
import MuiCheckbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldError } from '../../internal/FieldError.tsx'
import { useField } from '../../internal/useField.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { Icon } from '../Icon/index.ts'

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-invalid' | 'children' | 'type'
> {
  /** What is agreed to or chosen; the whole of it can be tapped. */
  label: ReactNode
  /** Why it is refused: under the box, announced when it appears. */
  error?: string
  /** The input, to give it the focus when it is refused. */
  ref?: Ref<HTMLInputElement>
}

const Label = styled(FormControlLabel)({
  alignItems: 'flex-start',
  gap: 12,
  minHeight: TOUCH_TARGET,
  paddingBlock: 10,
  '& > .MuiCheckbox-root': { marginTop: 1 },
})

const mark = <Icon name="check" size={16} />

/** A box to tick beside its words. Attributes, handlers and the ref go to the input. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const { ids, wiring } = useField({ error }, input)
  return (
    <div>
      <Label
        label={label}
        disabled={input.disabled}
        slotProps={{ typography: { lang: typeof label === 'string' ? textLanguage(label) : undefined } }}
        control={
          <MuiCheckbox icon={mark} checkedIcon={mark} slotProps={{ input: { ...input, ...wiring } }} />
        }
      />
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
