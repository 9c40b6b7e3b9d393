import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { IconButton } from '../IconButton/index.ts'

export interface QuantityStepperProps {
  /** The current quantity; may be outside of min and max. */
  value: number
  /** @default 1 */
  min?: number
  /** The maximum; `maxReason` says why when it is reached. */
  max: number
  /** Called with the new quantity, always within min and max. */
  onChange: (value: number) => void
  /** When given, minus at `min` removes the item instead of being disabled, and shows a delete icon. */
  onRemove?: () => void
  /** Name of the group: what is counted. */
  label: string
  /** Name of the minus button. */
  decreaseLabel: string
  /** Name of the plus button. */
  increaseLabel: string
  /** Name of the minus button while it removes. @default decreaseLabel */
  removeLabel?: string
  /** Shown under the stepper and announced when the maximum is reached. */
  maxReason?: string
  /** Disables all buttons. @default false */
  disabled?: boolean
  /** A change is being saved; presses still work. @default false */
  pending?: boolean
}

const Frame = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: TOUCH_TARGET + 2,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.shape.pill,
  '& output': {
    minWidth: 36,
    textAlign: 'center',
    fontWeight: theme.typography.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    transition: theme.transitions.create(['opacity']),
  },
  '&[aria-busy="true"] output': { opacity: 0.55 },
  '&[data-disabled]': { borderColor: theme.vars.palette.divider, color: theme.vars.palette.text.secondary },
}))

const Step = styled(IconButton)({
  '& svg': { width: 20, height: 20 },
  // The focus ring stays inside the round frame.
  '&:focus-visible': { outlineOffset: -2 },
})

const Reason = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(12),
  lineHeight: 1.4,
  '&:not(:empty)': { marginTop: 4 },
}))

/**
 * A quantity with minus and plus buttons. A disabled button stays focusable, so that it keeps the focus, and says why
 * it is disabled (CART-05, CART-06).
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max, onChange, onRemove, label, decreaseLabel, increaseLabel } = props
  const { removeLabel = decreaseLabel, maxReason, disabled = false, pending = false } = props
  const reasonId = useId()
  const atMin = value <= min
  const atMax = value >= max
  const removes = atMin && onRemove !== undefined
  const isFewest = disabled || (atMin && !removes)
  const isMost = disabled || atMax

  const decrease = () => {
    if (removes) onRemove()
    else onChange(Math.min(Math.max(value - 1, min), max))
  }

  return (
    <div>
      <Frame role="group" aria-label={label} aria-busy={pending} data-disabled={disabled || undefined}>
        <Step
          icon={removes ? 'trash' : 'minus'}
          label={removes ? removeLabel : decreaseLabel}
          aria-disabled={isFewest}
          onClick={isFewest ? undefined : decrease}
        />
        <output aria-label={label}>{value}</output>
        <Step
          icon="plus"
          label={increaseLabel}
          aria-disabled={isMost}
          aria-describedby={atMax && maxReason ? reasonId : undefined}
          onClick={isMost ? undefined : () => onChange(Math.max(Math.min(value + 1, max), min))}
        />
      </Frame>
      <Reason id={reasonId} role="status">
        {atMax && !disabled ? maxReason : null}
      </Reason>
    </div>
  )
}
