import { Box, Button, Grid, Heading, Stack, Text } from '@dukani/design-system'
import { useEffect, useRef } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useMember } from '#admin/shared/MemberContext.ts'
import { saveFile } from '#admin/shared/saveFile.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useCopy } from './useCopy.ts'

export interface RecoveryCodesProps {
  codes: readonly string[]
  /** called when the person has saved them */
  onKept: () => void
}

/** Shows recovery codes, once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useAdminText()
  const shop = useText()
  const { email } = useMember()
  const copy = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = t('admin.security.codes')
  const download = () => {
    const text = [`${shop('shop.name')}, ${email}: ${title}`, '', ...codes, ''].join('\n')
    saveFile('dukani-recovery-codes.txt', text, 'text/plain;charset=utf-8')
  }
  return (
    <Box as="section" padding={16} radius="card" ground="surface" outlined>
      <Stack gap={16}>
        <Heading level={2} size={18} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted">{t('admin.security.codesText')}</Text>
        <Grid as="ul" role="list" aria-label={title} columns={{ xs: 1, sm: 2 }} gap={8}>
          {codes.map((code) => (
            <li key={code}>
              <Text as="code" translate="no">
                {code}
              </Text>
            </li>
          ))}
        </Grid>
        <Stack direction="row" gap={12} wrap>
          <Button variant="outlined" icon="copy" onClick={() => void copy(codes.join('\n'))}>
            {t('admin.security.copyCodes')}
          </Button>
          <Button variant="outlined" onClick={download}>
            {t('admin.security.download')}
          </Button>
          <Button onClick={onKept}>{t('admin.security.kept')}</Button>
        </Stack>
      </Stack>
    </Box>
  )
}
