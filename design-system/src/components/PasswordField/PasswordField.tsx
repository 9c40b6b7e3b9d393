import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField } from '../../internal/useField.ts'
import { IconButton } from '../IconButton/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { useReveal } from './useReveal.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Names of the button that shows and hides the password. */
  labels: { show: string; hide: string }
}

const Box = styled(TextBox)({
  '& > input': { paddingInlineEnd: 9 },
  // Hides Edge's own reveal button.
  '& > input::-ms-reveal': { display: 'none' },
  '& > button': {
    margin: 1,
    // Inside the field's border.
    '&:focus-visible': { outlineOffset: -2 },
  },
})

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/**
 * A password field with a reveal button. Pasting and password managers work. Showing or hiding keeps the text and the
 * caret. The password is hidden on submit, so that the browser recognises it as a password.
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
