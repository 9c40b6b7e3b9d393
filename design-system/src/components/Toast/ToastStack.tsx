import { styled } from '@mui/material/styles'
import { useCallback, useRef, useState, type FocusEvent } from 'react'
import { Toast, type ToastItem } from './Toast.tsx'
import { useAfterModals } from './useAfterModals.ts'
import { useNeverHidden } from './useNeverHidden.ts'
import { usePageHidden } from './usePageHidden.ts'

export interface ToastStackProps {
  /** The notices of the moment, oldest first; how many at most is the app's rule (three here). */
  toasts: readonly ToastItem[]
  /** A notice is to go: its time is over, or the shopper sent it away. */
  onDismiss: (id: string) => void
  /** Name of the region. */
  label: string
  /** Name of a notice's close button. */
  dismissLabel: string
}

const OVER_SHEET = 'html:has([data-modal-sheet]) &'

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.toast,
  // Under the header of a phone, whose links stay in reach, and under the title of a sheet, which has its close button.
  top: `calc(${theme.typography.pxToRem(138)} + env(safe-area-inset-top))`,
  '@media (max-height: 28em)': { top: 'calc(12px + env(safe-area-inset-top))' },
  left: 12,
  right: 12,
  pointerEvents: 'none',
  // Over a sheet, beneath which nothing scrolls: at its upper edge, so low that its close button and its text are free.
  [theme.breakpoints.down('sm')]: {
    transition: theme.transitions.create(['top'], { duration: theme.transitions.duration.complex }),
    [OVER_SHEET]: { top: 'calc(4px + env(safe-area-inset-top))' },
    [`${OVER_SHEET} .MuiAlert-root`]: { padding: '0 2px 0 10px', touchAction: 'none' },
  },
  [theme.breakpoints.up('sm')]: {
    top: 'auto',
    left: 24,
    right: 'auto',
    // Whoever has a bar there says how tall it is, with what the screen itself keeps free.
    bottom: 'calc(24px + var(--dk-dock-height, env(safe-area-inset-bottom)))',
    width: 380,
  },
  '& [data-part="region"]': { display: 'flex', flexDirection: 'column', gap: 8 },
  '& [data-part="region"]:not(:empty) + [data-part="region"]:not(:empty)': { marginTop: 8 },
}))

/**
 * Where notices appear (TOAST-01 to -03), over modals too: above on a phone, in the lower left corner on a desktop,
 * where no sheet has its actions; Tab leads to them from a modal's end. Both live regions are there from the first
 * render on, since readers only hear of changes. The clocks stand still while the stack is hovered or focused and while
 * nobody can see the page. It belongs at the top level of the app, beside what modals hide.
 */
export function ToastStack(props: ToastStackProps) {
  const { toasts, onDismiss, label, dismissLabel } = props
  const root = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden()
  useNeverHidden(root)
  useAfterModals(
    root,
    useCallback((from) => void (cameFrom.current = from), []),
  )

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setFocused(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false)
  }
  const dismiss = (id: string) => {
    // The button that has focus goes away with its toast: focus returns to where it came from.
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
