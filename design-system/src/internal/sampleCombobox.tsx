import { useState } from 'react'
import { Combobox, type ComboboxProps } from '../components/Combobox/index.ts'

/** A stateful combobox for stories: keeps the text and whether the list is open. */
export function KeptCombobox(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  const [open, setOpen] = useState(props.open)
  return (
    <Combobox
      {...props}
      value={value}
      onTextChange={(text) => {
        setValue(text)
        props.onTextChange(text)
      }}
      open={open}
      onOpenChange={(asked) => {
        setOpen(asked)
        props.onOpenChange(asked)
      }}
      onChoose={(option) => {
        setValue(option.text)
        props.onChoose(option)
      }}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    />
  )
}
