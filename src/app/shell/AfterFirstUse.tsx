import { Toast, useHeaderOnScroll, type ToastProps } from '@dukani/design-system'
import { useEffect, type ComponentType } from 'react'

export interface AfterFirstUseProps {
  /** Gets what draws a notice. A new function is called again. */
  onThere: (notice: { component: ComponentType<ToastProps> }) => void
}

/** What nothing needs before the shopper presses a key, presses the screen or scrolls. It draws nothing itself. */
export function AfterFirstUse({ onThere }: AfterFirstUseProps) {
  useEffect(() => onThere({ component: Toast }), [onThere])
  useHeaderOnScroll()
  return null
}
