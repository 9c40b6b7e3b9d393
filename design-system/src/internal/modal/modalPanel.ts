import type { FocusEventHandler, Ref } from 'react'

/** Props that MUI's Modal passes to its child. */
export interface ModalPanelProps {
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
  onFocus?: FocusEventHandler
}
