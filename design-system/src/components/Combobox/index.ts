export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { ComboboxPopup, type ComboboxPopupProps } from './ComboboxPopup.tsx'
export { type ComboboxGroup, type ComboboxOption, type TextPart } from './options.ts'
export { useCombobox, type ComboboxState, type ComboboxWiring } from './useCombobox.ts'
