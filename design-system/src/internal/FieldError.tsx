import { textLanguage } from '@dukani/i18n'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { Icon } from '../components/Icon/index.ts'

export interface FieldErrorProps {
  /** Id for the field's `aria-describedby`. */
  id: string
  /** The error message; nothing is shown without one. */
  error: string | undefined
}

const Reason = styled(FormHelperText)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontWeight: theme.typography.fontWeightMedium,
  // As high as the first line, so that the icon is aligned at any text size.
  '& svg': { flex: 'none', height: '1.5em' },
}))

/**
 * The error message of a field. Its live region is mounted from the start, so that the message is announced when it
 * appears.
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
