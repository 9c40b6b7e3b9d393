import Autocomplete from '@mui/material/Autocomplete'
import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import type { HTMLAttributes, InputHTMLAttributes } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { OptionContent } from './OptionContent.tsx'
import type { ComboboxOption } from './options.ts'
import { Option } from './parts.ts'
import { Popup } from './Popup.tsx'

export interface ComboboxProps
  extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'enterKeyHint' | 'maxLength'> {
  /** Text of the field. Choosing an option doesn't change it by itself. */
  value: string
  /** Called with every change of the text, untrimmed; '' when Escape clears it. `onOpenChange` follows. */
  onTextChange: (text: string) => void
  /** Accessible name of the list. */
  listLabel: string
  /** Best match first. */
  options: readonly ComboboxOption[]
  /** Whether the list may be shown. */
  open: boolean
  /** The list should open or close because of a key or the text. */
  onOpenChange: (open: boolean) => void
  /** An option was chosen by a press or by Enter. `onOpenChange(false)` is called too. */
  onChoose: (option: ComboboxOption) => void
  /** Called for Enter when no option is highlighted. */
  onEnter?: () => void
  onFocus?: () => void
  /** Called on blur. The caller decides when the list closes. */
  onBlur?: () => void
  /** Options are loading: placeholders are shown while there are none. @default false */
  busy?: boolean
  /** Shown instead of an empty list. */
  emptyText?: string
  /** Announced to screen readers when it changes, such as the number of options. */
  status?: string
}

const Place = styled('div')({ position: 'relative', minWidth: 0 })
// MUI scrolls to an option by its offset in this element.
const List = styled('div')({ position: 'relative' })
const Places = styled('div')({ display: 'grid', gap: 16, paddingBlock: 4 })

/**
 * A text field with suggestions, built on MUI's Autocomplete. The text stays as typed until a suggestion is chosen.
 * The caller provides the suggestions, debounces requests and decides when the list is open.
 */
export function Combobox(props: ComboboxProps) {
  const { label, requirement, hint, error, value, onTextChange, listLabel, options, open, ...others } = props
  const { onOpenChange, onChoose, onEnter, onFocus, onBlur, busy = false, emptyText, status = '' } = others
  const { disabled, enterKeyHint, maxLength } = others
  const texts = { label, requirement, hint, error }
  const { ids, wiring } = useField(texts, {})
  const isEmpty = options.length === 0
  return (
    <FieldFrame {...texts} ids={ids} disabled={disabled}>
      <Place>
        <Autocomplete
          id={ids.field}
          freeSolo
          clearOnEscape
          disabled={disabled}
          options={options}
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.text)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          value={null}
          inputValue={value}
          onInputChange={(_event, text, reason) => {
            if (reason !== 'input' && reason !== 'clear') return
            onTextChange(text)
            onOpenChange(text !== '')
          }}
          open={open && (!isEmpty || busy || emptyText !== undefined)}
          onOpen={() => onOpenChange(true)}
          onClose={(_event, reason) => {
            if (reason !== 'blur') onOpenChange(false)
          }}
          onChange={(_event, chosen) => {
            if (typeof chosen === 'string') onEnter?.()
            else if (chosen !== null) onChoose(chosen)
          }}
          onKeyDown={(event) => {
            // MUI ignores Enter in an empty field.
            if (event.key === 'Enter' && value === '') onEnter?.()
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          loading={isEmpty && (busy || emptyText !== undefined)}
          loadingText={busy ? <Waiting /> : emptyText}
          slots={{ popper: InlinePopper, paper: Popup, listbox: List }}
          slotProps={{
            listbox: { 'aria-label': listLabel, 'aria-labelledby': undefined },
            // MUI mounts its live region together with the text, so screen readers don't announce it. The one below
            // is always mounted.
            status: { role: 'presentation', 'aria-live': undefined },
          }}
          renderInput={({ slotProps }) => (
            <TextBox
              ref={slotProps.input.ref}
              inputProps={{ ...slotProps.htmlInput, ...wiring, enterKeyHint, maxLength }}
            />
          )}
          // Hovering doesn't highlight an option, or Enter would choose it instead of the typed text.
          renderOption={({ key, className: _own, onMouseMove: _marks, ...rest }, option) => (
            <Option key={key} {...(rest as HTMLAttributes<HTMLElement>)}>
              <OptionContent option={option} />
            </Option>
          )}
        />
        <VisuallyHidden role="status">{open ? status : ''}</VisuallyHidden>
      </Place>
    </FieldFrame>
  )
}

function Waiting() {
  return (
    <Places>
      <Skeleton width="70%" />
      <Skeleton width="45%" />
      <Skeleton width="60%" />
    </Places>
  )
}

/** Renders the popup next to its field instead of in a portal, so that it stays within a focus trap. */
function InlinePopper({ open, children }: PopperProps) {
  return open && typeof children !== 'function' ? children : null
}
