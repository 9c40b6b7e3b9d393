import { OptionContent } from './OptionContent.tsx'
import { optionElementId, type ComboboxGroup, type ComboboxOption } from './options.ts'
import { Group, GroupLabel, Option } from './parts.ts'

export interface ComboboxListProps {
  /** The list's id, for the field's `aria-controls`. */
  listId: string
  /** Accessible name of the list. */
  label: string
  /** The options in groups; an empty group isn't shown. */
  groups: readonly ComboboxGroup[]
  /** Index of the active option among all options; -1 for none. */
  active: number
  /** An option was chosen by a press or by Enter. */
  onChoose: (option: ComboboxOption) => void
}

/**
 * The options under their group labels. An option is chosen on click, so that scrolling by touch doesn't choose one.
 */
export function ComboboxList({ listId, label, groups, active, onChoose }: ComboboxListProps) {
  const rows = (options: readonly ComboboxOption[], before: number) =>
    options.map((option, index) => {
      const own = before + index
      return (
        <Option
          key={option.id}
          id={optionElementId(listId, own)}
          role="option"
          aria-selected={own === active}
          data-removable={option.removeLabel === undefined ? undefined : ''}
          onClick={() => onChoose(option)}
        >
          <OptionContent option={option} />
        </Option>
      )
    })
  return (
    <div id={listId} role="listbox" aria-label={label}>
      {groups.map((group, index) => {
        if (group.options.length === 0) return null
        const before = groups.slice(0, index).reduce((count, { options }) => count + options.length, 0)
        if (group.label === undefined) return <Group key={index}>{rows(group.options, before)}</Group>
        const labelId = `${listId}-group-${index}`
        return (
          <Group key={index} role="group" aria-labelledby={labelId}>
            <GroupLabel id={labelId} role="presentation">
              {group.label}
            </GroupLabel>
            {rows(group.options, before)}
          </Group>
        )
      })}
    </div>
  )
}
