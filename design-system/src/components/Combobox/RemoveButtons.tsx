import { styled } from '@mui/material/styles'
import { Icon } from '../Icon/index.ts'
import type { ComboboxGroup, ComboboxOption } from './options.ts'
import { removalStyles } from './styles.ts'

const Buttons = styled('ul')(removalStyles)

export interface RemoveButtonsProps {
  groups: readonly ComboboxGroup[]
  onRemove: (option: ComboboxOption) => void
}

/**
 * A button at the end of each line that can go. They stand outside of the list, in which an option holds no control, and
 * are for pointers and for readers that are touched; the keyboard has Delete.
 */
export function RemoveButtons({ groups, onRemove }: RemoveButtonsProps) {
  const [first] = groups
  const removable = first?.options.filter(({ removeLabel }) => removeLabel !== undefined) ?? []
  if (removable.length === 0) return null
  return (
    <Buttons role="list" data-labelled={first?.label === undefined ? undefined : ''}>
      {removable.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={option.removeLabel}
            onClick={() => onRemove(option)}
          >
            <Icon name="close" size={20} />
          </button>
        </li>
      ))}
    </Buttons>
  )
}
