import { styled } from '@mui/material/styles'
import { useRef, type HTMLAttributes } from 'react'
import { popupStyles } from './styles.ts'
import { useRoom } from './useRoom.ts'

const Root = styled('div')(popupStyles)

/**
 * The list under a field, in a place that is positioned: it is as wide as that. It never takes the focus: a press on it
 * leaves that in the field, so nothing that waits for the field to lose it (MAP-03) eats the press.
 */
export function Popup(props: HTMLAttributes<HTMLDivElement>) {
  const popup = useRef<HTMLDivElement>(null)
  useRoom(popup)
  return <Root {...props} ref={popup} data-part="popup" onMouseDown={(event) => event.preventDefault()} />
}
