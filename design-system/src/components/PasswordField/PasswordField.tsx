import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField } from '../../internal/useField.ts'
import { IconButton } from '../IconButton/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { useReveal } from './useReveal.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Names of the button that shows the password and hides it again. */
  labels: { show: string; hide: string }
}

const Box = styled(TextBox)({
  '& > input': { paddingInlineEnd: 9 },
  // Edge brings an eye of its own.
  '& > input::-ms-reveal': { display: 'none' },
  '& > button': {
    margin: 1,
    // Inside, clear of the field's edge.
    '&:focus-visible': { outlineOffset: -2 },
  },
})

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/**
 * A password that can be looked at. Pasting and password managers are welcome; the text and the caret stay where
 * they are when it is shown or hidden, and it is hidden again when the form is sent, so that the browser takes it
 * for the password it is.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, requirement, hint, error, labels, ref, ...input } = props
  const texts = { label, requirement, hint, error }
  const { ids, wiring } = useField(texts, input)
  const { shown, toggle, attach } = useReveal(ref)
  return (
    <FieldFrame {...texts} ids={ids} disabled={input.disabled}>
      <Box
        readOnly={input.readOnly}
        inputProps={{
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          ...input,
          ...wiring,
          ref: attach,
          type: shown ? 'text' : 'password',
        }}
        endAdornment={
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? labels.hide : labels.show}
            aria-controls={ids.field}
            disabled={input.disabled}
            onMouseDown={keepFocus}
            onClick={toggle}
          />
        }
      />
    </FieldFrame>
  )
}
