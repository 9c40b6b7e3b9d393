import { textLanguage } from '@dukani/i18n'
import { useId, type Ref } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { Card } from './styles.ts'

/** One choice. */
export interface RadioCardOption {
  /** What the form sends; its own among the options. */
  value: string
  /** The radio's name. */
  label: string
  /** A second, quiet line; read as the option's description. */
  text?: string
  /** Decoration at the end of the card; gone where the card is too narrow for it. */
  icon?: IconName
  /** It is shown but can't be chosen. @default false */
  disabled?: boolean
}

interface RadioCardProps extends RadioCardOption {
  name: string
  checked: boolean
  onChoose: (value: string) => void
  ref: Ref<HTMLInputElement> | undefined
}

/** One option: the whole card is its label. */
export function RadioCard(props: RadioCardProps) {
  const { name, value, label, text, icon, checked, disabled, onChoose, ref } = props
  const id = useId()
  return (
    <Card data-titled={Boolean(text) || undefined}>
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        onChange={() => onChoose(value)}
      />
      <span>
        <span id={`${id}-label`} lang={textLanguage(label)}>
          {label}
        </span>
        {text && (
          <small id={`${id}-text`} lang={textLanguage(text)}>
            {text}
          </small>
        )}
      </span>
      {icon && <Icon name={icon} size={22} />}
    </Card>
  )
}
