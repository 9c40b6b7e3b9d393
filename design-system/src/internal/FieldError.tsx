import { textLanguage } from '@dukani/i18n'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { Icon } from '../components/Icon/index.ts'

export interface FieldErrorProps {
  /** What the field's `aria-describedby` names. */
  id: string
  /** Nothing is drawn without one. */
  error: string | undefined
}

const Reason = styled(FormHelperText)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontWeight: theme.typography.fontWeightMedium,
  // As high as the first line, so that the drawing stands beside it whatever the text size.
  '& svg': { flex: 'none', height: '1.5em' },
}))

/**
 * Why a field is refused: a drawing, words, a colour. Its live region is there from the start, so readers hear
 * the sentence when it comes, without losing their place.
 */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <Reason id={id} error lang={textLanguage(error)}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </Reason>
      )}
    </div>
  )
}
