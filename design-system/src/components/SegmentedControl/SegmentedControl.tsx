import { textLanguage } from '@dukani/i18n'
import { CoveringRadio } from '../../internal/ChoiceGroup.tsx'
import { Icon, type IconName } from '../Icon/index.ts'
import { Group, Option } from './styles.ts'

/** One choice. */
export interface Segment<Value extends string = string> {
  /** Its own among the segments. */
  value: Value
  /** A word or two; a language is named in itself. */
  label: string
  /** Decoration before the label. */
  icon?: IconName
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is chosen here; it stands above and names the group. */
  legend: string
  /** Two to four. */
  segments: readonly Segment<Value>[]
  /** The segment that is chosen now. */
  value: Value
  /** By tap or by arrow key; arrows choose all that they pass. Not called for what is chosen already. */
  onChange: (value: Value) => void
}

/** One choice out of two to four that takes effect at once: native radios, drawn as one bar of segments. */
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
