import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldError } from '../../internal/FieldError.tsx'
import { useField } from '../../internal/useField.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
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

const BOX = 22

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: TOUCH_TARGET,
  paddingBlock: 10,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '&:has(input:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed' },
}))

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: BOX,
  height: BOX,
  marginTop: 1,
  color: theme.vars.palette.primary.contrastText,
  '& > input': {
    appearance: 'none',
    display: 'block',
    width: BOX,
    height: BOX,
    margin: 0,
    border: `2px solid ${theme.vars.palette.outline}`,
    borderRadius: theme.shape.small - 2,
    background: theme.vars.palette.background.paper,
    cursor: 'inherit',
    transition: theme.transitions.create(['background-color', 'border-color']),
  },
  [canHover]: { 'label:hover > & > input:enabled': { borderColor: theme.vars.palette.text.primary } },
  '& > input[aria-invalid]': { borderColor: theme.vars.palette.error.main },
  '& > input:checked, label:hover > & > input:checked:enabled': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.main,
  },
  '& > input:disabled': {
    borderColor: theme.vars.palette.action.disabled,
    background: theme.vars.palette.action.disabledBackground,
  },
  '& > input:checked:disabled + svg': { color: theme.vars.palette.text.secondary },
  '& > svg': {
    position: 'absolute',
    inset: 3,
    strokeWidth: 2.6,
    opacity: 0,
    pointerEvents: 'none',
    transition: theme.transitions.create(['opacity']),
  },
  '& > input:checked + svg': { opacity: 1 },
}))

/** A box to tick beside its words. Attributes, handlers and the ref go to the input. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const { ids, wiring } = useField({ error }, input)
  return (
    <div>
      <Label>
        <Box>
          <input {...input} {...wiring} type="checkbox" />
          <Icon name="check" size={16} />
        </Box>
        <span lang={typeof label === 'string' ? textLanguage(label) : undefined}>{label}</span>
      </Label>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
