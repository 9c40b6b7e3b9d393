import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ComboboxList, type ComboboxListProps } from './ComboboxList.tsx'
import type { ComboboxOption } from './options.ts'
import { Popup } from './Popup.tsx'
import { RemoveButtons } from './RemoveButtons.tsx'

export interface ComboboxPopupProps extends ComboboxListProps {
  /** Whether it is shown; it is never shown without options. */
  open: boolean
  /** Removes an option that has a `removeLabel`. Such options are in the first group. */
  onRemove?: (option: ComboboxOption) => void
  /** Announced to screen readers when it changes, such as the number of options. */
  status?: string
}

/**
 * The list of `useCombobox` under its field. It is rendered next to the field, so that it stays within a focus trap.
 */
export function ComboboxPopup({ open, onRemove, status = '', ...list }: ComboboxPopupProps) {
  const isThere = open && list.groups.some(({ options }) => options.length > 0)
  return (
    <>
      {isThere && (
        <Popup>
          <ComboboxList {...list} />
          {onRemove && <RemoveButtons groups={list.groups} onRemove={onRemove} />}
        </Popup>
      )}
      <VisuallyHidden role="status">{open ? status : ''}</VisuallyHidden>
    </>
  )
}
