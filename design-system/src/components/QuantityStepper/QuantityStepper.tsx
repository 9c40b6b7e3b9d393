import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { IconButton } from '../IconButton/index.ts'

export interface QuantityStepperProps {
  /** How many are wanted now; may lie outside of min and max, and is shown as it is. */
  value: number
  /** @default 1 */
  min?: number
  /** The most that can be had; `maxReason` says why when it is reached. */
  max: number
  /** Called with the wanted number, always within min and max. */
  onChange: (value: number) => void
  /** When given, minus at `min` removes the item instead of being disabled, and shows a bin. */
  onRemove?: () => void
  /** What is counted; names the group. */
  label: string
  /** Name of the minus button. */
  decreaseLabel: string
  /** Name of the plus button. */
  increaseLabel: string
  /** Name of the minus button while it removes. @default decreaseLabel */
  removeLabel?: string
  /** Stands under the stepper, and is announced, when no more can be had. */
  maxReason?: string
  /** Nothing can be changed at all. @default false */
  disabled?: boolean
  /** A change is on its way to the server; further presses are welcome. @default false */
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
  // The frame is round: the ring stays inside it.
  '&:focus-visible': { outlineOffset: -2 },
})

const Reason = styled(FormHelperText)(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.pxToRem(12),
  lineHeight: 1.4,
  '&:not(:empty)': { marginTop: 4 },
}))

/**
 * How many of something: minus, the number, plus. A button that can't be used stays focusable, so that whoever
 * pressed it isn't thrown out, and says why (CART-05, CART-06).
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
