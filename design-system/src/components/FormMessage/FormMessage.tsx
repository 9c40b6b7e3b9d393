import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { forwardExcept } from '../../internal/forwardExcept.ts'
import { Icon, type IconName } from '../Icon/index.ts'

/** The kinds of a form message. Errors are announced assertively, the others politely. */
export const FORM_MESSAGE_TONES = ['error', 'success', 'warning'] as const
export type FormMessageTone = (typeof FORM_MESSAGE_TONES)[number]

export interface FormMessageProps {
  /** How it looks, and how it is announced. */
  tone: FormMessageTone
  /**
   * The message. Keep the component mounted without one: it is then an empty live region, and every screen reader
   * announces a later success or warning.
   */
  children?: ReactNode
}

const icons: Record<FormMessageTone, IconName> = { error: 'alert', success: 'done', warning: 'warning' }

const Box = styled('div', { shouldForwardProp: forwardExcept('tone') })<Pick<FormMessageProps, 'tone'>>(
  ({ theme, tone }) => ({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    padding: '12px 14px',
    border: '1px solid currentColor',
    borderRadius: theme.shape.control,
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
    '& > svg': { flex: 'none', height: '1.5em' },
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    backgroundColor: theme.vars.palette[tone].soft,
    color: theme.vars.palette[tone].main,
  }),
)

/** The result of submitting a form: an icon, a text and a colour. */
export function FormMessage({ tone, children }: FormMessageProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {children && (
        <Box tone={tone}>
          <Icon name={icons[tone]} size={20} />
          <div lang={typeof children === 'string' ? textLanguage(children) : undefined}>{children}</div>
        </Box>
      )}
    </div>
  )
}
