import { styled } from '@mui/material/styles'
import { useRef, useState, type FocusEvent } from 'react'
import { Toast, type ToastItem } from './Toast.tsx'
import { useTabFromModal } from './useTabFromModal.ts'
import { useRemoveAriaHidden } from './useRemoveAriaHidden.ts'
import { usePageHidden } from './usePageHidden.ts'

export interface ToastStackProps {
  /** The current toasts, oldest first. The app limits their number (to three). */
  toasts: readonly ToastItem[]
  /** Called when a toast closes, by its timer or by the shopper. */
  onDismiss: (id: string) => void
  /** Accessible name of the region. */
  label: string
  /** Accessible name of a toast's close button. */
  dismissLabel: string
}

const OVER_SHEET = 'html:has([data-modal-sheet]) &'

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.toast,
  // On a phone: below the header or the title bar of a sheet, so that their controls stay reachable.
  top: `calc(${theme.typography.pxToRem(138)} + env(safe-area-inset-top))`,
  '@media (max-height: 28em)': { top: 'calc(12px + env(safe-area-inset-top))' },
  left: 12,
  right: 12,
  pointerEvents: 'none',
  // Above an open sheet: at its upper edge, below its close button.
  [theme.breakpoints.down('sm')]: {
    transition: theme.transitions.create(['top'], { duration: theme.transitions.duration.complex }),
    [OVER_SHEET]: { top: 'calc(4px + env(safe-area-inset-top))' },
    [`${OVER_SHEET} .MuiAlert-root`]: { padding: '0 2px 0 10px', touchAction: 'none' },
  },
  [theme.breakpoints.up('sm')]: {
    top: 'auto',
    left: 24,
    right: 'auto',
    // `--dk-dock-height` is set by `BottomNav` and includes the safe area.
    bottom: 'calc(24px + var(--dk-dock-height, env(safe-area-inset-bottom)))',
    width: 380,
  },
  '& [data-part="region"]': { display: 'flex', flexDirection: 'column', gap: 8 },
  '& [data-part="region"]:not(:empty) + [data-part="region"]:not(:empty)': { marginTop: 8 },
}))

/**
 * The container of toasts (TOAST-01 to -03), also above modals: at the top on a phone, in the lower left corner on a
 * desktop. Tab reaches them from the end of a modal. Screen readers only announce changes of its two live regions, so
 * render it empty for some frames before the first toast. The timers pause while the stack is hovered or focused, and while the page is
 * hidden. Render it at the top level of the app.
 */
export function ToastStack(props: ToastStackProps) {
  const { toasts, onDismiss, label, dismissLabel } = props
  const root = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden()
  useRemoveAriaHidden(root)
  useTabFromModal(root, (from) => {
    cameFrom.current = from
  })

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setFocused(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  const dismiss = (id: string) => {
    // A focused button disappears with its toast, so the focus returns to where it came from.
    if (root.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus({ preventScroll: true })
    }
    setFocused(false)
    if (toasts.length <= 1) setHovered(false)
    onDismiss(id)
  }

  const held = hovered || focused || hidden
  const draw = (toast: ToastItem) => (
    <Toast key={toast.id} toast={toast} held={held} dismissLabel={dismissLabel} onDismiss={dismiss} />
  )
  return (
    <Root
      ref={root}
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div data-part="region" role="status" aria-atomic="false">
        {toasts.filter(({ type }) => type !== 'error').map(draw)}
      </div>
      <div data-part="region" role="alert" aria-atomic="false">
        {toasts.filter(({ type }) => type === 'error').map(draw)}
      </div>
    </Root>
  )
}
