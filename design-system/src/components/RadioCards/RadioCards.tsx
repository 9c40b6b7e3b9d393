import { textLanguage } from '@dukani/i18n'
import { useId, type ReactNode, type Ref } from 'react'
import { FieldError } from '../../internal/FieldError.tsx'
import { Requirement } from '../../internal/Requirement.tsx'
import { RadioCard, type RadioCardOption } from './RadioCard.tsx'
import { Cards, Frame, Group } from './styles.ts'

export interface RadioCardsProps {
  /** What is chosen here; it stands above and names the group. */
  legend: string
  /** The word beside the legend: that a choice is required, or optional. */
  requirement?: ReactNode
  /** The name of the radios, one per form. */
  name: string
  /** A few, in the order that the arrow keys go. */
  options: readonly RadioCardOption[]
  /** null before anything is chosen. */
  value: string | null
  /** By tap or by arrow key; arrows choose all that they pass. */
  onChange: (value: string) => void
  /** Focus has left one of the radios, for another too. */
  onBlur?: () => void
  /** From two columns the cards fall to one where two are too narrow for words. @default 1 */
  columns?: 1 | 2
  /** Why the choice is refused: under the group, announced when it appears. */
  error?: string
  /** None can be chosen now. @default false */
  disabled?: boolean
  /** The chosen radio, or the first: where a form puts the focus when the choice is refused. */
  ref?: Ref<HTMLInputElement>
}

/** One choice out of a few, each a card: native radios, so arrow keys and forms work as they always do. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, requirement, name, options, value, onChange, onBlur } = props
  const { columns = 1, error, disabled = false, ref } = props
  const id = useId()
  const ids = { legend: `${id}-legend`, error: `${id}-error`, requirement: `${id}-requirement` }
  const described = [error && ids.error, requirement && ids.requirement].filter(Boolean).join(' ')
  const open = options.filter((option) => !option.disabled)
  const first = (open.find((option) => option.value === value) ?? open[0])?.value

  return (
    <Group
      role="radiogroup"
      aria-labelledby={ids.legend}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      onBlur={onBlur}
    >
      <legend>
        <span id={ids.legend} lang={textLanguage(legend)}>
          {legend}
        </span>
        {requirement && <Requirement id={ids.requirement}>{requirement}</Requirement>}
      </legend>
      <Frame>
        <Cards data-columns={columns}>
          {options.map((option) => (
            <RadioCard
              key={option.value}
              {...option}
              name={name}
              checked={option.value === value}
              onChoose={onChange}
              ref={option.value === first ? ref : undefined}
            />
          ))}
        </Cards>
      </Frame>
      <FieldError id={ids.error} error={error} />
    </Group>
  )
}
