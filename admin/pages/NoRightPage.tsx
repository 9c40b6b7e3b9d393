import { Button, ButtonLink, Container, EmptyState, Stack } from '@dukani/design-system'
import { useSession } from '#shared/session/session.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'

/** Shown to a customer who is not on the staff. */
export function NoRightPage() {
  const t = useAdminText()
  const { logout } = useSession()
  useAdminHead(t('admin.title'))
  return (
    <Container as="main">
      <EmptyState
        drawing="signpost"
        title={t('admin.noRight')}
        text={t('admin.noRightText')}
        action={
          <Stack direction="row" gap={12} justify="center" wrap>
            <ButtonLink variant="outlined" href="/">
              {t('admin.toShop')}
            </ButtonLink>
            <Button icon="logout" onClick={() => void logout()}>
              {t('admin.logout')}
            </Button>
          </Stack>
        }
      />
    </Container>
  )
}
