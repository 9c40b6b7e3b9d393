import { Icon, type IconName } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Notice } from './Notice.ts'
import { usePausableTimer } from './usePausableTimer.ts'
import { useSwipeToDismiss } from './useSwipeToDismiss.ts'

/** Severity of a toast (TOAST-01): errors are announced assertively, the others politely. */
export const TOAST_TYPES = ['success', 'warning', 'error'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

/** The data of a toast. */
export interface ToastItem {
  /** Unique among the current toasts; also the DOM id of its text. */
  id: string
  /** One self-contained sentence. */
  message: string
  /** Look and live region. */
  type: ToastType
  /** Time until it closes, in ms. */
  duration: number
  /** Number of repetitions while it is shown; a change restarts the timer. @default 1 */
  times?: number
}

export interface ToastProps {
  toast: ToastItem
  /** Called when the time is over, the close button is pressed, or the toast is swiped away. */
  onDismiss: (id: string) => void
  dismissLabel: string
  /** Pauses the timer. @default false */
  held?: boolean
}

const marks: Record<ToastType, IconName> = { success: 'check', warning: 'info', error: 'warning' }

/** A toast. It closes after its time, by its button, or by a swipe. */
export function Toast({ toast, onDismiss, dismissLabel, held = false }: ToastProps) {
  const { id, type, message, duration, times = 1 } = toast
  const dismiss = () => onDismiss(id)
  const swipe = useSwipeToDismiss(dismiss)
  usePausableTimer({ duration, round: times, held, onEnd: dismiss })
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
