import ButtonBase from '@mui/material/ButtonBase'
import { Icon } from '../Icon/index.ts'
import type { ComboboxGroup, ComboboxOption } from './options.ts'
import { Buttons } from './parts.ts'

export interface RemoveButtonsProps {
  groups: readonly ComboboxGroup[]
  onRemove: (option: ComboboxOption) => void
}

/**
 * A remove button at the end of each removable option. They are outside of the listbox, because an option can't
 * contain a control. They are for pointers and touch screen readers; the keyboard uses Delete.
 */
export function RemoveButtons({ groups, onRemove }: RemoveButtonsProps) {
  const [first] = groups
  const removable = first?.options.filter(({ removeLabel }) => removeLabel !== undefined) ?? []
  if (removable.length === 0) return null
  return (
    <Buttons role="list" data-labelled={first?.label === undefined ? undefined : ''}>
      {removable.map((option) => (
        <li key={option.id}>
          <ButtonBase tabIndex={-1} aria-label={option.removeLabel} onClick={() => onRemove(option)}>
            <Icon name="close" size={20} />
          </ButtonBase>
        </li>
      ))}
    </Buttons>
  )
}
