import { Icon, type IconName } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Notice } from './Notice.ts'
import { useClock } from './useClock.ts'
import { useSwipeOff } from './useSwipeOff.ts'

/** How a toast looks and is announced (TOAST-01): errors interrupt, the rest waits its turn. */
export const TOAST_TYPES = ['success', 'warning', 'error'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

/** A notice as the app keeps it. */
export interface ToastItem {
  /** Its own among those that are up; the id of its text in the document too. */
  id: string
  /** One sentence that is enough by itself. */
  message: string
  /** How it looks, and which live region it stands in. */
  type: ToastType
  /** Ms until it goes by itself. */
  duration: number
  /** How often the same came while it was up: a change starts its clock anew. @default 1 */
  times?: number
}

export interface ToastProps {
  /** What it says, and for how long. */
  toast: ToastItem
  /** Its time is over, its button was pressed, or it was thrown off. */
  onDismiss: (id: string) => void
  /** Name of its close button. */
  dismissLabel: string
  /** The clock stands still. @default false */
  held?: boolean
}

const marks: Record<ToastType, IconName> = { success: 'check', warning: 'info', error: 'warning' }

/** One notice. It goes by itself when its time is over, or at the press of its button, or thrown off by a finger. */
export function Toast({ toast, onDismiss, dismissLabel, held = false }: ToastProps) {
  const { id, type, message, duration, times = 1 } = toast
  const dismiss = () => onDismiss(id)
  const swipe = useSwipeOff(dismiss)
  useClock({ duration, round: times, held, onEnd: dismiss })
  return (
    <Notice
      variant="outlined"
      severity={type}
      // The stack announces it.
      role="presentation"
      icon={<Icon name={marks[type]} size={20} />}
      action={<IconButton icon="close" label={dismissLabel} aria-describedby={id} onClick={dismiss} />}
      slotProps={{ message: { id } }}
      {...swipe}
    >
      {message}
    </Notice>
  )
}
