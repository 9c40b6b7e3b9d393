import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { Icon } from '../components/Icon/index.ts'

export interface FieldErrorProps {
  /** What the field's `aria-describedby` names. */
  id: string
  /** Nothing is drawn without one. */
  error: string | undefined
}

const Region = styled('div')(({ theme }) => ({
  '& > p': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    marginTop: 6,
    color: theme.vars.palette.error.main,
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
    overflowWrap: 'anywhere',
  },
  // As high as the first line, so that the drawing stands beside it whatever the text size.
  '& svg': { flex: 'none', height: '1.5em' },
}))

/**
 * Why a field is refused: a drawing, words, a colour. Its live region is there from the start, so readers hear
 * the sentence when it comes, without losing their place.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <Region aria-live="polite">
      {error && (
        <p id={id} lang={textLanguage(error)}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
    </Region>
  )
}
