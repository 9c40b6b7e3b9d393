import { recoveryCodesSchema, type SecondFactor } from '@dukani/contracts'
import { Box, Button, Heading, PasswordField, Stack, Text, TextField } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { formText } from '#admin/shared/formText.ts'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'

export interface SwitchedOnProps {
  state: Pick<SecondFactor, 'recovery_codes_left'>
  /** when it was switched on */
  since: string
  /** called with new recovery codes */
  onCodes: (codes: readonly string[]) => void
  /** called after it was switched off */
  onOff: () => void
}

const QUESTIONS = {
  renew: {
    title: 'admin.security.renewAsk',
    text: 'admin.security.renewText',
    yes: 'admin.security.renewYes',
  },
  off: { title: 'admin.security.offAsk', text: 'admin.security.offAskText', yes: 'admin.security.off' },
} as const

/** A second factor that is on: new recovery codes, and switching it off. */
export function SwitchedOn({ state, since, onCodes, onOff }: SwitchedOnProps) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const client = useApi()
  const post = <Answer,>(path: string, fields: FormData, read: (raw: unknown) => Answer) =>
    client.request({
      path: `/v1/admin/second-factor/${path}/`,
      method: 'POST',
      body: { password: passwordOf(fields), code: formText(fields, 'code') },
      read,
    })
  const { ask, question } = useAskedChange<keyof typeof QUESTIONS>(async (subject, fields) => {
    if (subject === 'off') {
      await post('off', fields, () => undefined)
      onOff()
    } else {
      const made = await post('recovery-codes', fields, (raw) => recoveryCodesSchema.parse(raw))
      onCodes(made.recovery_codes)
    }
  }, onOff)
  return (
    <Box as="section" padding={16} radius="card" ground="surface" outlined>
      <Stack gap={16}>
        <Heading level={2} size={18}>
          {t('admin.security.title')}
        </Heading>
        <Stack gap={4}>
          <Text>{t('admin.security.since', { date: formatDate(since, 'medium', language) ?? '' })}</Text>
          <Text tone="muted">{t('admin.security.left', { count: state.recovery_codes_left })}</Text>
        </Stack>
        <Stack direction="row" gap={12} wrap>
          <Button variant="outlined" onClick={() => ask('renew')}>
            {t('admin.security.renew')}
          </Button>
          <Button variant="outlined" onClick={() => ask('off')}>
            {t('admin.security.off')}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        {...question}
        title={(subject) => t(QUESTIONS[subject].title)}
        yes={(subject) => t(QUESTIONS[subject].yes)}
      >
        {(subject) => (
          <Stack gap={16}>
            <Text tone="muted">{t(QUESTIONS[subject].text)}</Text>
            <PasswordField
              name="password"
              label={t('admin.password')}
              autoComplete="current-password"
              required
              labels={{ show: shop('auth.showPassword'), hide: shop('auth.hidePassword') }}
            />
            <TextField
              name="code"
              label={t('admin.security.anyCode')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          </Stack>
        )}
      </ConfirmDialog>
    </Box>
  )
}

/** As it was typed: a password may begin or end with a space. */
function passwordOf(fields: FormData): string {
  const value = fields.get('password')
  return typeof value === 'string' ? value : ''
}
