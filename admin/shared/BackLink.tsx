import { ButtonLink, Stack } from '@dukani/design-system'
import { useAdminLink } from './useAdminLink.ts'
import { useAdminText } from './useAdminText.ts'

/** A link to the page above. */
export function BackLink({ to }: { to: string }) {
  const t = useAdminText()
  const { href, onNavigate } = useAdminLink()(to)
  return (
    <Stack direction="row">
      <ButtonLink variant="text" icon="arrowLeft" href={href} onNavigate={onNavigate}>
        {t('admin.back')}
      </ButtonLink>
    </Stack>
  )
}
