import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { Icon, type IconName } from '../Icon/index.ts'

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

const Step = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.pill,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create(['background-color', 'scale']),
  '&:not([aria-disabled="true"])': {
    '&:active': { scale: 0.9 },
    [canHover]: { '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.06) } },
  },
  '&[aria-disabled="true"]': { color: theme.vars.palette.action.disabled, cursor: 'not-allowed' },
  // The frame is round: the ring stays inside it.
  '&:focus-visible': { outlineOffset: -2 },
}))

const Reason = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
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

  const decrease = () => {
    if (removes) onRemove()
    else onChange(Math.min(Math.max(value - 1, min), max))
  }

  return (
    <div>
      <Frame role="group" aria-label={label} aria-busy={pending} data-disabled={disabled || undefined}>
        <StepButton
          icon={removes ? 'trash' : 'minus'}
          label={removes ? removeLabel : decreaseLabel}
          blocked={disabled || (atMin && !removes)}
          onPress={decrease}
        />
        <output aria-label={label}>{value}</output>
        <StepButton
          icon="plus"
          label={increaseLabel}
          blocked={disabled || atMax}
          describedBy={atMax && maxReason ? reasonId : undefined}
          onPress={() => onChange(Math.max(Math.min(value + 1, max), min))}
        />
      </Frame>
      <Reason id={reasonId} role="status">
        {atMax && !disabled ? maxReason : null}
      </Reason>
    </div>
  )
}

interface StepButtonProps {
  icon: IconName
  label: string
  blocked: boolean
  describedBy?: string
  onPress: () => void
}

function StepButton({ icon, label, blocked, describedBy, onPress }: StepButtonProps) {
  return (
    <Step
      type="button"
      aria-label={label}
      aria-disabled={blocked}
      aria-describedby={describedBy}
      onClick={blocked ? undefined : onPress}
    >
      <Icon name={icon} size={20} />
    </Step>
  )
}
