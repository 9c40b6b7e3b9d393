import { textLanguage, type Colour } from '@dukani/i18n'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { SWATCHES } from '../../theme/swatches.ts'
import { longestWord } from './longestWord.ts'
import { Option, Options, Reason, Swatch } from './parts.ts'
import type { SpecificationOption } from './specificationOption.ts'

export interface SpecificationPickerProps {
  /** Label above the group. */
  label: string
  /** In arrow key order. */
  options: readonly SpecificationOption[]
  /** null before anything is chosen. */
  chosen: SpecificationOption['id'] | null
  /**
   * An option with a price was chosen, by tap or arrow key. Arrow keys choose every option they pass, so debounce
   * requests.
   */
  onChoose: (id: SpecificationOption['id']) => void
  /** Shown instead of a missing price. */
  priceUnavailable: string
  /** Error message: nothing is chosen, or saving failed. Announced and scrolled into view when it appears. */
  error?: string | null
  /** The choice is being saved, or its product is loading. Options stay usable. @default false */
  pending?: boolean
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * A picker for a product's specifications (PROD-03). An option without a price is focusable but can't be chosen: a
 * press on it says why. Buttons with the keyboard behaviour of a radio group, because presses on buttons before
 * hydration are replayed.
 */
export function SpecificationPicker(props: SpecificationPickerProps) {
  const { label, options, chosen, onChoose, priceUnavailable, error, pending = false } = props
  const labelId = useId()
  const errorId = useId()
  const chosenIndex = options.findIndex(({ id }) => id === chosen)
  // Arrow keys reach options without a price, but don't choose them.
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
  // The pressed button may be far away, such as the heart on a phone.
  useEffect(() => {
    if (message) reason.current?.scrollIntoView({ block: 'nearest' })
  }, [message])

  return (
    <Stack gap={8}>
      <Text id={labelId} size={14} weight="medium" tone="muted">
        {label}
      </Text>
      <Options
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={errorId}
        aria-invalid={Boolean(error)}
        aria-busy={pending}
        onKeyDown={onKeyDown}
        longest={longestWord(options, priceUnavailable)}
        columns={mostColumns(options.length)}
      >
        {options.map((option, index) => (
          <Option
            key={option.id}
            role="radio"
            aria-checked={index === chosenIndex}
            aria-disabled={option.price === null}
            data-sold-out={option.soldOut === undefined ? undefined : ''}
            tabIndex={index === Math.max(chosenIndex, 0) ? 0 : -1}
            onClick={() => choose(option, true)}
          >
            <b lang={textLanguage(option.value)}>
              {option.colours && option.colours.length > 0 && (
                <Swatch aria-hidden="true" sx={{ background: stripes(option.colours) }} />
              )}
              {option.value}
            </b>
            {option.price === null ? <small>{priceUnavailable}</small> : <span>{option.price}</span>}
            {option.soldOut !== undefined && <small>{option.soldOut}</small>}
          </Option>
        ))}
      </Options>
      <Reason id={errorId} role="alert" ref={reason}>
        {message}
      </Reason>
    </Stack>
  )
}

/** Number of columns such that the last row is full or lacks at most one. */
function mostColumns(count: number): number {
  if (count <= 4) return count === 3 ? 3 : 2
  return count === 7 || count % 4 === 0 ? 4 : 3
}

/** The colours side by side, equally wide. */
function stripes(colours: readonly Colour[]): string {
  const share = 100 / colours.length
  const stops = colours.map(
    (colour, index) => `${SWATCHES[colour]} ${index * share}% ${(index + 1) * share}%`,
  )
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
