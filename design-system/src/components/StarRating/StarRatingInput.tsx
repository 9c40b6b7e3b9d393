import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { STAR_PATH } from './star.ts'

export interface StarRatingInputProps {
  /** The chosen number, 1 to 5; null while nothing is chosen. */
  value: number | null
  /** Another number was chosen, 1 to 5, by tap or by arrow key. */
  onChange: (value: number) => void
  /** What is rated; stands above the stars. */
  legend: string
  /** The words of each number, from 1 to 5, such as "1: bad"; the chosen one stands beside the stars. */
  words: readonly [string, string, string, string, string]
  /** What is wrong, under the stars. */
  error?: string
  /** @default false */
  disabled?: boolean
  /** Field name within a form. @default one of its own */
  name?: string
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  '& legend': { marginBottom: 4, fontWeight: theme.typography.fontWeightMedium },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  '& [data-part="stars"]': { display: 'flex', marginLeft: -8 },
  '& [data-part="word"]': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.pxToRem(14),
  },
}))

const Star = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  borderRadius: theme.shape.small,
  color: theme.vars.palette.saffron.main,
  cursor: 'pointer',
  '& svg': {
    width: 28,
    height: 28,
    fill: 'transparent',
    transition: theme.transitions.create(['fill', 'scale']),
  },
  '&[data-on] svg': { fill: 'currentColor' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { ...theme.mixins.focusRing, outlineOffset: -2 },
  '&:active svg': { scale: 0.88 },
  [canHover]: {
    '[data-part="stars"]:hover & svg': { fill: 'currentColor' },
    '[data-part="stars"] &:hover ~ & svg': { fill: 'transparent' },
  },
  '&:has(:disabled)': { color: theme.vars.palette.action.disabled, cursor: 'not-allowed' },
}))

const ErrorText = styled('p')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  fontSize: theme.typography.pxToRem(14),
}))

/** Choosing a rating: five native radios in a fieldset, so arrows, labels and forms work by themselves. */
export function StarRatingInput(props: StarRatingInputProps) {
  const { value, onChange, legend, words, error, disabled = false, name } = props
  const id = useId()
  const errorId = `${id}-error`
  const legendId = `${id}-legend`
  return (
    <Fieldset
      role="radiogroup"
      disabled={disabled}
      aria-labelledby={legendId}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend id={legendId}>{legend}</legend>
      <Row>
        <div data-part="stars">
          {words.map((word, index) => (
            <Star key={word} data-on={value !== null && index < value ? '' : undefined}>
              <input
                type="radio"
                name={name ?? id}
                value={index + 1}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
              />
              <VisuallyHidden>{word}</VisuallyHidden>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                stroke="currentColor"
                strokeWidth="1.4"
                strokeLinejoin="round"
              >
                <path d={STAR_PATH} />
              </svg>
            </Star>
          ))}
        </div>
        {value !== null && (
          <span data-part="word" aria-hidden="true">
            {words[value - 1]}
          </span>
        )}
      </Row>
      <ErrorText id={errorId} role="alert">
        {error}
      </ErrorText>
    </Fieldset>
  )
}
