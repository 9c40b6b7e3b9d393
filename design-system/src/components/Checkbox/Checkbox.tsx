import { textLanguage } from '@dukani/i18n'
import MuiCheckbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldError } from '../../internal/FieldError.tsx'
import { useField } from '../../internal/useField.ts'
import { canHover } from '../../theme/media.ts'
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

/**
 * A box, and the mark in it. Both follow the native input: a form's first values and its reset tick it without an event,
 * which MUI's own classes need.
 */
const Box = styled(MuiCheckbox)(({ theme }) => ({
  flex: 'none',
  width: 22,
  height: 22,
  padding: 0,
  border: `2px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.small - 2,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'border-color']),
  '& svg': {
    flex: 'none',
    color: theme.vars.palette.primary.contrastText,
    strokeWidth: 2.6,
    opacity: 0,
    transition: theme.transitions.create(['opacity']),
  },
  [canHover]: { 'label:hover > &': { borderColor: theme.vars.palette.text.primary } },
  '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
  '&&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    '& svg': { opacity: 1 },
  },
  '&&.Mui-disabled': {
    borderColor: theme.vars.palette.action.disabled,
    backgroundColor: theme.vars.palette.action.disabledBackground,
    '& svg': { color: theme.vars.palette.text.secondary },
  },
  '&:has(:focus-visible)': theme.mixins.focusRing,
}))

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
        control={<Box icon={mark} checkedIcon={mark} slotProps={{ input: { ...input, ...wiring } }} />}
      />
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
