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
  /** The label; pressing it toggles the checkbox. */
  label: ReactNode
  /** The error message under the checkbox, announced when it appears. */
  error?: string
  /** Shows that some of the choices that it stands for are ticked. @default false */
  indeterminate?: boolean
  /** Ref to the input, to focus it on an error. */
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
 * The box and its check mark. They follow the native input, because a form's default values and reset change it
 * without an event, and MUI's classes need one.
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
  '&&:has(:checked, :indeterminate)': {
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
const dash = <Icon name="minus" size={16} />

/** A checkbox with a label. Attributes, handlers and the ref are passed to the input. */
export function Checkbox({ label, error, indeterminate = false, ...input }: CheckboxProps) {
  const { ids, wiring } = useField({ error }, input)
  return (
    <div>
      <Label
        label={label}
        disabled={input.disabled}
        slotProps={{ typography: { lang: typeof label === 'string' ? textLanguage(label) : undefined } }}
        control={
          <Box
            icon={mark}
            checkedIcon={mark}
            indeterminate={indeterminate}
            indeterminateIcon={dash}
            slotProps={{ input: { ...input, ...wiring } }}
          />
        }
      />
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
