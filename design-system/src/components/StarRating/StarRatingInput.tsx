import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { ChoiceGroup, CoveringRadio } from '../../internal/ChoiceGroup.tsx'
import { canHover } from '../../theme/media.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { STAR_PATH } from './star.ts'

export interface StarRatingInputProps {
  /** The chosen rating, 1 to 5; null for none. */
  value: number | null
  /** Called with the new rating, 1 to 5. */
  onChange: (value: number) => void
  /** Label above the stars. */
  legend: string
  /** Labels of the ratings 1 to 5, such as "1: bad"; the chosen one is shown beside the stars. */
  words: readonly [string, string, string, string, string]
  /** Error message under the stars. */
  error?: string
}

const Group = styled(ChoiceGroup)(({ theme }) => ({
  '& > :first-of-type': { marginBottom: 4 },
  '& .MuiFormLabel-root': { fontSize: theme.typography.pxToRem(16) },
  '& [role="radiogroup"]': { flexDirection: 'row', alignItems: 'center', marginLeft: -8 },
}))

const Star = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  justifyContent: 'center',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  borderRadius: theme.shape.small,
  color: theme.vars.palette.saffron.main,
  '& svg': {
    width: 28,
    height: 28,
    fill: 'transparent',
    transition: theme.transitions.create(['fill', 'scale']),
  },
  // Filled up to the chosen or hovered star.
  '&:has(:checked) svg, &:has(~ * :checked) svg': { fill: 'currentColor' },
  '&:has(:focus-visible)': { outlineOffset: -2 },
  '&:active svg': { scale: 0.88 },
  [canHover]: {
    '[role="radiogroup"]:has(label:hover) & svg': { fill: 'currentColor' },
    '[role="radiogroup"] label:hover ~ & svg': { fill: 'transparent' },
  },
}))

const Word = styled('span')(({ theme }) => ({
  marginLeft: 12,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
}))

/** A rating input: five native radios, so that arrow keys, labels and forms work. */
export function StarRatingInput({ words, onChange, ...group }: StarRatingInputProps) {
  return (
    <Group {...group} onChange={(chosen) => onChange(Number(chosen))}>
      {words.map((word, index) => (
        <Star
          key={word}
          value={index + 1}
          disableTypography
          control={<CoveringRadio />}
          label={
            <>
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
            </>
          }
        />
      ))}
      {group.value !== null && <Word aria-hidden="true">{words[group.value - 1]}</Word>}
    </Group>
  )
}
