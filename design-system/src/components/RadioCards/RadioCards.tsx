import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { ChoiceGroup } from '../../internal/ChoiceGroup.tsx'
import { RadioCard, type RadioCardOption } from './RadioCard.tsx'

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

const Group = styled(ChoiceGroup)({
  containerType: 'inline-size',
  '& [role="radiogroup"]': { flexDirection: 'row', gap: 8 },
})

/** One choice out of a few, each a card: native radios, so arrow keys and forms work as they always do. */
export function RadioCards({ options, columns = 1, ref, ...group }: RadioCardsProps) {
  const open = options.filter((option) => !option.disabled)
  const first = (open.find((option) => option.value === group.value) ?? open[0])?.value
  return (
    <Group {...group}>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          {...option}
          columns={columns}
          ref={option.value === first ? ref : undefined}
        />
      ))}
    </Group>
  )
}
