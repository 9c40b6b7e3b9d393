import { styled } from '@mui/material/styles'
import { useRef, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ComboboxList, type ComboboxListProps } from './ComboboxList.tsx'
import type { ComboboxOption } from './options.ts'
import { RemoveButtons } from './RemoveButtons.tsx'
import { messageStyles, popupStyles, waitingStyles } from './styles.ts'
import { useRoom } from './useRoom.ts'

export interface ComboboxPopupProps extends ComboboxListProps {
  /** Whether it is to be seen. */
  open: boolean
  /** Takes out an option that has a `removeLabel`: those stand in the first group. */
  onRemove?: (option: ComboboxOption) => void
  /** Options are on their way: their places are shown while there are none. @default false */
  busy?: boolean
  /** Stands in the list's place when there is nothing in it. */
  emptyText?: string
  /** Said to readers when it changes: how many there are, that there are none. */
  status?: string
}

const Popup = styled('div')(popupStyles)
const Message = styled('p')(messageStyles)
const Waiting = styled('div')(waitingStyles)

/**
 * The list under a field, in a place that is positioned: it is as wide as that. It never takes the focus: a press on it
 * leaves that in the field, so nothing that waits for the field to lose it (MAP-03) eats the press. It stands in the
 * page beside its field, within whatever keeps the focus.
 */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { open, onRemove, busy = false, emptyText, status = '', ...list } = props
  const isEmpty = list.groups.every(({ options }) => options.length === 0)
  const isThere = open && (!isEmpty || busy || emptyText !== undefined)
  return (
    <>
      {isThere && (
        <Room>
          {isEmpty && busy && <Places />}
          {isEmpty && !busy && <Message>{emptyText}</Message>}
          {!isEmpty && <ComboboxList {...list} />}
          {!isEmpty && onRemove && <RemoveButtons groups={list.groups} onRemove={onRemove} />}
        </Room>
      )}
      <VisuallyHidden role="status">{open ? status : ''}</VisuallyHidden>
    </>
  )
}

function Room({ children }: { children: ReactNode }) {
  const popup = useRef<HTMLDivElement>(null)
  useRoom(popup)
  return (
    <Popup ref={popup} data-part="popup" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Popup>
  )
}

function Places() {
  return (
    <Waiting>
      <Skeleton width="70%" />
      <Skeleton width="45%" />
      <Skeleton width="60%" />
    </Waiting>
  )
}
