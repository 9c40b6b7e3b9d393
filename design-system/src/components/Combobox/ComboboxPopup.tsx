import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ComboboxList, type ComboboxListProps } from './ComboboxList.tsx'
import type { ComboboxOption } from './options.ts'
import { Popup } from './Popup.tsx'
import { RemoveButtons } from './RemoveButtons.tsx'

export interface ComboboxPopupProps extends ComboboxListProps {
  /** Whether it is to be seen; with no options it isn't. */
  open: boolean
  /** Takes out an option that has a `removeLabel`: those stand in the first group. */
  onRemove?: (option: ComboboxOption) => void
  /** Said to readers when it changes: how many there are, that there are none. */
  status?: string
}

/** The list of `useCombobox` under its field. It stands in the page beside it, within whatever keeps the focus. */
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
