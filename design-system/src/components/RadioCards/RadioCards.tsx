import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { ChoiceGroup } from '../../internal/ChoiceGroup.tsx'
import { RadioCard, type RadioCardOption } from './RadioCard.tsx'

export interface RadioCardsProps {
  /** Legend above the group. */
  legend: string
  /** The word beside the legend: required or optional. */
  requirement?: ReactNode
  /** The name of the radios, one per form. */
  name: string
  /** The options, in arrow key order. */
  options: readonly RadioCardOption[]
  /** null before anything is chosen. */
  value: string | null
  /** Called on a tap or an arrow key. */
  onChange: (value: string) => void
  /** Called when a radio loses the focus, also to another one. */
  onBlur?: () => void
  /** Number of columns; one if two would be too narrow. @default 1 */
  columns?: 1 | 2
  /** Error message under the group, announced when it appears. */
  error?: string
  /** Disables all options. @default false */
  disabled?: boolean
  /** Ref to the chosen or first radio, to focus it on an error. */
  ref?: Ref<HTMLInputElement>
}

const Group = styled(ChoiceGroup)({
  containerType: 'inline-size',
  '& [role="radiogroup"]': { flexDirection: 'row', gap: 8 },
})

/** A radio group whose options are cards. Native radios, so that arrow keys and forms work as usual. */
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
