import { useRef, type HTMLAttributes } from 'react'
import { PopupBox } from './parts.ts'
import { usePopupMaxHeight } from './usePopupMaxHeight.ts'

/**
 * The popup under a field, as wide as its positioned parent. A press on it doesn't take the focus from the field, so
 * that a blur handler (MAP-03) doesn't close it before the click.
 */
export function Popup(props: HTMLAttributes<HTMLDivElement>) {
  const popup = useRef<HTMLDivElement>(null)
  usePopupMaxHeight(popup)
  return <PopupBox {...props} ref={popup} data-part="popup" onMouseDown={(event) => event.preventDefault()} />
}
