import { textLanguage } from '@dukani/i18n'
import { useId } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { Group, Legend, Option, Row } from './styles.ts'

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
  const id = useId()
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-legend`}>
      <Legend id={`${id}-legend`} lang={textLanguage(legend)}>
        {legend}
      </Legend>
      <Row>
        {segments.map((segment) => (
          <Option key={segment.value} lang={textLanguage(segment.label)}>
            <input
              type="radio"
              name={id}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.icon && <Icon name={segment.icon} size={20} />}
            <span>{segment.label}</span>
          </Option>
        ))}
      </Row>
    </Group>
  )
}
