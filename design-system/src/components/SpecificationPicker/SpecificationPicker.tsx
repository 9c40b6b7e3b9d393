import ButtonBase from '@mui/material/ButtonBase'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { canHover } from '../../theme/media.ts'

/** One specification. */
export interface SpecificationOption {
  /** What `chosen` and `onChoose` name it by. */
  id: string | number
  /** What it is: `0.75 l`, `blue`. */
  value: string
  /** Its price as people read it; null when it has none, so it can't be chosen (PROD-03). */
  price: string | null
  /** One more quiet line, such as that it is out of stock. */
  note?: string
}

export interface SpecificationPickerProps {
  /** What is chosen here; it stands above and names the group. */
  label: string
  /** In the order that the arrow keys go. */
  options: readonly SpecificationOption[]
  /** null before anything is chosen. */
  chosen: SpecificationOption['id'] | null
  /**
   * A priced option was chosen, by tap or by arrow key. Arrows choose all that they pass,
   * so what is saved over the network should wait a moment.
   */
  onChoose: (id: SpecificationOption['id']) => void
  /** Stands in the place of a missing price. */
  priceUnavailable: string
  /** Why nothing could be done with this choice: none is chosen, or saving failed. Announced, and brought into view, when it appears. */
  error?: string | null
  /** The choice is being saved or its product loaded. Options stay usable. @default false */
  pending?: boolean
}

const Label = styled('p')(({ theme }) => ({
  marginBottom: 8,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
}))

/** Room around an option's words, in px. */
const PADDING = { block: 10, inline: 14 }
/** Longer words are broken. In characters. */
const LONGEST_WORD = 16

const Options = styled('div', { shouldForwardProp: forwardExcept('longest') })<{
  /** Of the words that an option has to hold whole, in characters. */
  longest: number
}>(({ theme, longest }) => ({
  display: 'grid',
  // Three beside each other on a phone where their words allow, and all as wide as each other, in the last row too.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(6rem, ${longest}ch + ${2 * PADDING.inline}px)), 1fr))`,
  gap: 8,
  fontSize: theme.typography.pxToRem(14),
  // Not paler: the words have to stay readable, and every option can be chosen meanwhile.
  '&[aria-busy="true"]': { cursor: 'progress' },
}))

const Option = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  minWidth: 0,
  minHeight: 64,
  padding: `${PADDING.block}px ${PADDING.inline}px`,
  borderRadius: theme.shape.control,
  // A ring instead of a border: the chosen one's is thicker and nothing inside may move for it.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  background: theme.vars.palette.background.paper,
  fontSize: theme.typography.pxToRem(14),
  textAlign: 'start',
  transition: theme.transitions.create(['background-color', 'box-shadow']),
  '& > *': { maxWidth: '100%' },
  '& > :is(b, small)': { overflowWrap: 'anywhere' },
  '& > b': { fontWeight: theme.typography.fontWeightBold },
  '& > small': { fontSize: theme.typography.pxToRem(12), color: theme.vars.palette.text.secondary },
  [canHover]: {
    '&:hover:not([aria-disabled="true"])': {
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
    },
  },
  '&[aria-checked="true"], &[aria-checked="true"]:hover': {
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  '&[aria-disabled="true"]': {
    border: `1px dashed ${theme.vars.palette.outline}`,
    padding: `${PADDING.block - 1}px ${PADDING.inline - 1}px`,
    boxShadow: 'none',
    background: 'none',
    color: theme.vars.palette.text.secondary,
  },
}))

const Reason = styled(FormHelperText)(({ theme }) => ({
  marginTop: 8,
  fontWeight: theme.typography.fontWeightMedium,
  '&:empty': { display: 'none' },
}))

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Choice among a product's specifications (PROD-03). One without a price is shown and can be reached by
 * keyboard, where its missing price is read as the reason, but it is never chosen: a press on it says why.
 * Buttons with the keys of a radio group, as a press on a button before hydration is carried out after it.
 */
export function SpecificationPicker(props: SpecificationPickerProps) {
  const { label, options, chosen, onChoose, priceUnavailable, error, pending = false } = props
  const labelId = useId()
  const errorId = useId()
  const chosenIndex = options.findIndex(({ id }) => id === chosen)
  // Arrows come to one without a price too, but only a press asks for it.
  const [pressed, setPressed] = useState<SpecificationOption | null>(null)
  const choose = (option: SpecificationOption | undefined, isPress: boolean) => {
    if (option === undefined) return
    setPressed(isPress && option.price === null ? option : null)
    if (option.price !== null && option.id !== chosen) onChoose(option.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
    const next = (radios.findIndex((radio) => radio === event.target) + step + radios.length) % radios.length
    radios[next]?.focus()
    choose(options[next], false)
  }

  const message = pressed ? `${pressed.value}: ${priceUnavailable}` : error
  const reason = useRef<HTMLParagraphElement>(null)
  // What was pressed may stand a screen away, as the heart does on a phone.
  useEffect(() => {
    if (message) reason.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  return (
    <div>
      <Label id={labelId}>{label}</Label>
      <Options
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={errorId}
        aria-invalid={Boolean(error)}
        aria-busy={pending}
        onKeyDown={onKeyDown}
        longest={longestWord(options, priceUnavailable)}
      >
        {options.map((option, index) => (
          <Option
            key={option.id}
            role="radio"
            aria-checked={index === chosenIndex}
            aria-disabled={option.price === null}
            tabIndex={index === Math.max(chosenIndex, 0) ? 0 : -1}
            onClick={() => choose(option, true)}
          >
            <b>{option.value}</b>
            <span>{option.price ?? priceUnavailable}</span>
            {option.note !== undefined && <small>{option.note}</small>}
          </Option>
        ))}
      </Options>
      <Reason id={errorId} role="alert" error ref={reason}>
        {message}
      </Reason>
    </div>
  )
}

/** Prices stand whole, however long; other words are broken where they are too long. */
function longestWord(options: readonly SpecificationOption[], priceUnavailable: string): number {
  const words = options
    .flatMap(({ value, price }) => [value, ...(price === null ? [priceUnavailable] : [])])
    .flatMap((text) => text.split(/\s/).map(({ length }) => Math.min(length, LONGEST_WORD)))
  return Math.max(...words, ...options.map(({ price }) => price?.length ?? 0))
}
