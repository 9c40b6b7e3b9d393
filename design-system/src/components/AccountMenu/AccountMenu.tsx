import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { canHover, color, radius, rem, transition, translucent, up, weight } from '../../theme/vars.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface AccountMenuProps {
  /** Name of the button. With a `name` it has to contain it. */
  label: string
  /** The customer's first name. Without one nobody is logged in, and the button shows a drawing. */
  name?: string
  /** Whether the panel under the button is there. Leave out where the button opens a dialog instead. */
  open?: boolean
  onPress: () => void
  /** The shopper is about to press: a pointer over the button, or focus on it. */
  onIntent?: () => void
  /** Escape, or a press outside of button and panel. */
  onClose: () => void
  /** The `AccountPanel`, while it is open. */
  children?: ReactNode
}

const Root = styled('div')({ position: 'relative', minWidth: 0 })

const Trigger = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.ink,
  fontSize: rem(16),
  fontWeight: weight.medium,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: transition(['background-color']),
  [canHover]: { '&:hover': { background: translucent('ink', 6) } },
  '&[data-named]': { [up.md]: { paddingInline: '6px 12px' } },
})

const Initial = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: radius.pill,
  background: color.primarySoft,
  color: color.primary,
  fontWeight: weight.bold,
  lineHeight: 1,
})

const Name = styled('span')({
  display: 'none',
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [up.md]: { display: 'block' },
})

/**
 * The account's button in the header: a drawing for a guest, the first letter of the name for a customer, from 900 px
 * on the name too. With `open` it is a disclosure: Escape closes the panel and focus returns to the button; a press
 * outside closes it and leaves focus where it goes.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { label, name = '', open, onPress, onIntent, onClose, children } = props
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [initial] = Array.from(name.trim())
  useLeaving(open === true, root, onClose, trigger)
  return (
    <Root ref={root}>
      <Trigger
        ref={trigger}
        type="button"
        lang={textLanguage(label)}
        aria-expanded={open}
        aria-haspopup={open === undefined ? 'dialog' : undefined}
        data-named={initial ? '' : undefined}
        onClick={onPress}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {initial ? (
          <>
            <Initial aria-hidden="true">{initial}</Initial>
            <Name aria-hidden="true">{name}</Name>
          </>
        ) : (
          <Icon name="user" />
        )}
      </Trigger>
      {children}
    </Root>
  )
}

function useLeaving(
  isOpen: boolean,
  root: React.RefObject<HTMLElement | null>,
  onClose: () => void,
  trigger: React.RefObject<HTMLElement | null>,
): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      trigger.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, root, trigger])
}
