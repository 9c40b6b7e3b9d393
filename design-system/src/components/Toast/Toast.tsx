import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { Icon, type IconName } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
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

const enter = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: '8px 8px 8px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.card,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[8],
  fontSize: theme.typography.pxToRem(14),
  pointerEvents: 'auto',
  // Up and down the page is scrolled, wherever a finger begins.
  touchAction: 'pan-y',
  animation: `${enter} ${theme.transitions.duration.complex}ms ${theme.transitions.easing.easeOut}`,
  '& p': { flexGrow: 1, minWidth: 0, paddingBlock: 4 },
  '& [data-part="mark"]': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: '50%',
  },
  '&[data-type="success"] [data-part="mark"]': {
    backgroundColor: theme.vars.palette.success.soft,
    color: theme.vars.palette.success.main,
  },
  '&[data-type="warning"] [data-part="mark"]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.main,
  },
  '&[data-type="error"] [data-part="mark"]': {
    backgroundColor: theme.vars.palette.error.soft,
    color: theme.vars.palette.error.main,
  },
}))

const marks: Record<ToastType, IconName> = { success: 'check', warning: 'info', error: 'warning' }

/** One notice. It goes by itself when its time is over, or at the press of its button, or thrown off by a finger. */
export function Toast({ toast, onDismiss, dismissLabel, held = false }: ToastProps) {
  const { id, type, message, duration, times = 1 } = toast
  const dismiss = () => onDismiss(id)
  const swipe = useSwipeOff(dismiss)
  useClock({ duration, round: times, held, onEnd: dismiss })
  return (
    <Root data-type={type} {...swipe}>
      <span data-part="mark">
        <Icon name={marks[type]} size={20} />
      </span>
      <p id={id}>{message}</p>
      <IconButton icon="close" label={dismissLabel} aria-describedby={id} onClick={dismiss} />
    </Root>
  )
}
