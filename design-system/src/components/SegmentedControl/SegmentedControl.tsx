import { textLanguage } from '@dukani/i18n'
import { CoveringRadio } from '../../internal/ChoiceGroup.tsx'
import { Icon, type IconName } from '../Icon/index.ts'
import { Group, Option } from './parts.ts'

/** One choice. */
export interface Segment<Value extends string = string> {
  /** Unique among the segments. */
  value: Value
  /** A word or two. */
  label: string
  /** Decorative icon before the label. */
  icon?: IconName
}

export interface SegmentedControlProps<Value extends string = string> {
  /** Label above the group. */
  legend: string
  /** Two to four. */
  segments: readonly Segment<Value>[]
  /** Id of the chosen segment. */
  value: Value
  /** Called on a tap or an arrow key, but not for the chosen segment. */
  onChange: (value: Value) => void
}

/** A choice of two to four options that takes effect at once. Native radios, styled as segments. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { legend, segments, value, onChange } = props
  return (
    <Group legend={legend} value={value} onChange={(chosen) => onChange(chosen as Value)}>
      {segments.map((segment) => (
        <Option
          key={segment.value}
          value={segment.value}
          lang={textLanguage(segment.label)}
          disableTypography
          control={<CoveringRadio />}
          label={
            <>
              {segment.icon && <Icon name={segment.icon} size={20} />}
              <span>{segment.label}</span>
            </>
          }
        />
      ))}
    </Group>
  )
}
