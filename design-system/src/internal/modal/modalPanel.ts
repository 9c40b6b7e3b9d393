import type { FocusEventHandler, Ref } from 'react'

/** What MUI's modal gives its child: by the ref it learns where focus goes back to. */
export interface ModalPanelProps {
  ref?: Ref<HTMLDivElement>
  tabIndex?: number
  onFocus?: FocusEventHandler
}

/** The same of a child with motion, which the modal drives as a transition: it waits for the end before it goes. */
export interface MovingPanelProps extends ModalPanelProps {
  in: boolean
  onEnter?: () => void
  onExited?: () => void
}
