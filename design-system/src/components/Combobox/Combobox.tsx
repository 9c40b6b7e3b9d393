import Autocomplete from '@mui/material/Autocomplete'
import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import type { HTMLAttributes, InputHTMLAttributes } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextBox } from '../../internal/TextBox.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Option, OptionContent } from './Option.tsx'
import type { ComboboxOption } from './options.ts'
import { Popup } from './Popup.tsx'

export interface ComboboxProps
  extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'enterKeyHint' | 'maxLength'> {
  /** What stands in the field. Choosing an option changes it only if the caller does. */
  value: string
  /** With every change of the text, untrimmed; '' when Escape has emptied it. The list is asked for with it. */
  onTextChange: (text: string) => void
  /** Names the list. */
  listLabel: string
  /** Best first, in the order that the keys go through them. */
  options: readonly ComboboxOption[]
  /** Whether the list may be seen. */
  open: boolean
  /** The keys or the text ask for the list, or send it away. */
  onOpenChange: (open: boolean) => void
  /** An option was pressed, or taken by Enter; the list is asked to close. */
  onChoose: (option: ComboboxOption) => void
  /** Enter, with no option marked. */
  onEnter?: () => void
  onFocus?: () => void
  /** The field is left; how long the list stays is the caller's. */
  onBlur?: () => void
  /** Options are on their way: their places are shown while there are none. @default false */
  busy?: boolean
  /** Stands in the list's place when there is nothing in it. */
  emptyText?: string
  /** Said to readers when it changes: how many there are, that there are none. */
  status?: string
}

const Place = styled('div')({ position: 'relative', minWidth: 0 })
// MUI scrolls to an option by where it stands in it.
const List = styled('div')({ position: 'relative' })
const Places = styled('div')({ display: 'grid', gap: 16, paddingBlock: 4 })

/**
 * A line of text with suggestions under it: MUI's Autocomplete, in which the text stays what was typed until a suggestion
 * is chosen. What is suggested, how long it waits, and whether it shows while the field has focus is all the caller's.
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
            // MUI takes no Enter in an empty field for one.
            if (event.key === 'Enter' && value === '') onEnter?.()
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          loading={isEmpty && (busy || emptyText !== undefined)}
          loadingText={busy ? <Waiting /> : emptyText}
          slots={{ popper: Unmoved, paper: Popup, listbox: List }}
          slotProps={{
            listbox: { 'aria-label': listLabel, 'aria-labelledby': undefined },
            // MUI adds it with its words, so readers don't announce it. The one below is always there.
            status: { role: 'presentation', 'aria-live': undefined },
          }}
          renderInput={({ slotProps }) => (
            <TextBox
              ref={slotProps.input.ref}
              inputProps={{ ...slotProps.htmlInput, ...wiring, enterKeyHint, maxLength }}
            />
          )}
          // A pointer that rests on an option doesn't mark it: Enter would take it for what was typed.
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

/** The popup stands in the page beside its field, within whatever keeps the focus. */
function Unmoved({ open, children }: PopperProps) {
  return open && typeof children !== 'function' ? children : null
}
