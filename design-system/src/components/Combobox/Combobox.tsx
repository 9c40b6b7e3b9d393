import { styled } from '@mui/material/styles'
import { useId, type ComponentPropsWithRef } from 'react'
import { FieldFrame } from '../../internal/FieldFrame.tsx'
import { TextInput } from '../../internal/TextInput.ts'
import { useField, type FieldTexts } from '../../internal/useField.ts'
import { ComboboxPopup, type ComboboxPopupProps } from './ComboboxPopup.tsx'
import { useCombobox, type ComboboxState } from './useCombobox.ts'

type OwnInput = Omit<
  ComponentPropsWithRef<'input'>,
  'aria-invalid' | 'children' | 'defaultValue' | 'list' | 'onChange' | 'role' | 'type' | 'value'
>

export interface ComboboxProps
  extends
    FieldTexts,
    OwnInput,
    Pick<ComboboxState, 'onOpenChange' | 'onEnter'>,
    Pick<ComboboxPopupProps, 'groups' | 'open' | 'onChoose' | 'onRemove' | 'busy' | 'emptyText' | 'status'> {
  /** What stands in the field. Choosing an option changes it only if the caller does. */
  value: string
  /** With every change of the text, untrimmed; '' when Escape has emptied it. The list is asked for with it. */
  onTextChange: (text: string) => void
  /** Names the list. */
  listLabel: string
}

const Place = styled('div')({ position: 'relative', minWidth: 0 })

/**
 * A line of text with suggestions under it (APG's editable combobox): the text stays what was typed until one is chosen.
 * What is suggested, how long it waits, and whether it shows while the field has focus is all the caller's; the keys ask
 * for the list by `onOpenChange`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, requirement, hint, error, value, onTextChange, listLabel, ...others } = props
  const { groups, open, onOpenChange, onChoose, onRemove, onEnter, busy, emptyText, status, ...input } =
    others
  const { ids, wiring } = useField({ requirement, hint, error }, input)
  const listId = useId()
  const change = (text: string) => {
    onTextChange(text)
    onOpenChange(text !== '')
  }
  const choose: ComboboxState['onChoose'] = (option) => {
    onOpenChange(false)
    onChoose(option)
  }
  const combobox = useCombobox({
    ...{ listId, text: value, groups, open, onOpenChange, onRemove, onEnter },
    onChoose: choose,
    onClear: () => change(''),
  })
  return (
    <FieldFrame ids={ids} label={label} requirement={requirement} hint={hint} error={error}>
      <Place>
        <TextInput
          autoComplete="off"
          {...input}
          {...wiring}
          {...combobox.wiring}
          type="text"
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={(event) => {
            input.onKeyDown?.(event)
            if (!event.isDefaultPrevented()) combobox.onKeyDown(event)
          }}
        />
        <ComboboxPopup
          {...{ listId, groups, open, onRemove, busy, emptyText, status }}
          label={listLabel}
          active={combobox.active}
          onChoose={choose}
        />
      </Place>
    </FieldFrame>
  )
}
