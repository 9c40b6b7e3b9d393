import { Box, Button, ButtonLink, Container, Grid, PageNav, Stack, Text } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useSession } from '#shared/session/session.ts'
import { useNewOrderSound } from '#admin/features/orders/containers/useNewOrderSound.ts'
import { LiveState } from '#admin/shared/live/LiveState.tsx'
import { NAMES, pagesOf, SECURITY } from '#admin/shared/adminPages.ts'
import { useMember } from '#admin/shared/MemberContext.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

/** Only the program focuses it, when a control has disappeared: a ring around the whole page would point at nothing. */
const UNMARKED = { outline: 'none' } as const

/** The frame of all pages: who is logged in, the pages of their role, and the way out. */
export function AdminShell({ children }: { children: ReactNode }) {
  const t = useAdminText()
  const shop = useText()
  const member = useMember()
  const { logout } = useSession()
  const { pathname } = useLocation()
  const link = useAdminLink()
  const main = useKeptFocus<HTMLElement>()
  useNewOrderSound()
  return (
    <Container width="wide">
      <Box paddingY={{ xs: 12, md: 24 }}>
        <Stack gap={{ xs: 16, md: 24 }}>
          <Stack as="header">
            <Grid columns="minmax(0, 1fr) auto" align="center" gap={12}>
              <Stack gap={0}>
                <Text weight="bold" translate="no">
                  {shop('shop.name')}
                </Text>
                <Text size={14} tone="muted">
                  {[member.name || member.email, t(`admin.role.${member.role}`)].join(' · ')}
                </Text>
              </Stack>
              <Stack direction="row" gap={8} align="center">
                <LanguageButton />
                <ButtonLink variant="text" icon="shield" wordsFrom="sm" {...link(SECURITY)}>
                  {t('admin.security')}
                </ButtonLink>
                <Button variant="outlined" icon="logout" wordsFrom="sm" onClick={() => void logout()}>
                  {t('admin.logout')}
                </Button>
              </Stack>
            </Grid>
            <LiveState />
          </Stack>
          <Grid columns={{ xs: 1, lg: '11rem minmax(0, 1fr)' }} gap={{ xs: 16, md: 24 }}>
            <PageNav
              aside
              label={t('admin.pages')}
              items={pagesOf(member.role).map((page) => ({
                label: t(NAMES[page]),
                current: pathname === page || pathname.startsWith(`${page}/`),
                ...link(page),
              }))}
            />
            <Stack as="main" gap={16} ref={main} tabIndex={-1} style={UNMARKED}>
              {children}
            </Stack>
          </Grid>
        </Stack>
      </Box>
    </Container>
  )
}
