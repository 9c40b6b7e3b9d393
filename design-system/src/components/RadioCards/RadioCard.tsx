import { textLanguage } from '@dukani/i18n'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { useId, type Ref } from 'react'
import { Icon, type IconName } from '../Icon/index.ts'
import { StarRating } from '../StarRating/StarRating.tsx'
import { Card } from './Card.ts'

/** One choice. */
export interface RadioCardOption {
  /** Form value; unique among the options. */
  value: string
  /** The radio's name. */
  label: string
  /** A secondary line; the option's description for screen readers. */
  text?: string
  /** Decorative stars before the label: number of filled stars out of five. */
  stars?: number
  /** Decorative icon at the end of the card; hidden when the card is narrow. */
  icon?: IconName
  /** The option is shown, but can't be chosen. @default false */
  disabled?: boolean
}

interface RadioCardProps extends RadioCardOption {
  columns: 1 | 2
  ref: Ref<HTMLInputElement> | undefined
}

const Stars = styled('span')({ display: 'inline-flex', marginInlineEnd: 10, verticalAlign: -3 })

/** One option; the whole card is its label. */
export function RadioCard({ value, label, text, stars, icon, disabled, columns, ref }: RadioCardProps) {
  const id = useId()
  const named = { 'aria-labelledby': `${id}-label`, 'aria-describedby': text ? `${id}-text` : undefined }
  return (
    <Card
      value={value}
      disabled={disabled}
      data-columns={columns}
      data-titled={Boolean(text) || undefined}
      disableTypography
      control={<Radio slotProps={{ input: { ref, ...named } }} />}
      label={
        <>
          <span>
            {stars !== undefined && (
              <Stars>
                <StarRating value={stars} size={18} />
              </Stars>
            )}
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
        </>
      }
    />
  )
}
