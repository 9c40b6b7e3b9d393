import type { Colour } from '@dukani/i18n'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SWATCHES } from '../../theme/swatches.ts'
import { longestWord } from './longestWord.ts'
import { Label, Option, Options, Reason, Swatch } from './parts.ts'
import type { SpecificationOption } from './specificationOption.ts'

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
            <b>
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
      <Reason id={errorId} role="alert" error ref={reason}>
        {message}
      </Reason>
    </div>
  )
}

/** So many columns that the last row is full, or lacks one at most. */
function mostColumns(count: number): number {
  if (count <= 4) return count === 3 ? 3 : 2
  return count === 7 || count % 4 === 0 ? 4 : 3
}

/** The colours beside each other, all as wide. */
function stripes(colours: readonly Colour[]): string {
  const share = 100 / colours.length
  const stops = colours.map(
    (colour, index) => `${SWATCHES[colour]} ${index * share}% ${(index + 1) * share}%`,
  )
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
