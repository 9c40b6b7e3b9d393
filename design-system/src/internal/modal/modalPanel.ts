import type { FocusEventHandler, Ref } from 'react'

/** What MUI's modal gives its child: by the ref it learns where focus goes back to. */
export interface ModalPanelProps {
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
  onFocus?: FocusEventHandler
}
