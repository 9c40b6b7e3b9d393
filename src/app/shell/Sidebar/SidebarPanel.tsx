import { Sidebar, Skeleton, Stack, VisuallyHidden } from '@dukani/design-system'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageUrl } from '#shared/images/images.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { useSession } from '#shared/session/session.ts'
import { CustomerEntries } from './CustomerEntries.tsx'
import { GuestEntries } from './GuestEntries.tsx'
import { Settings } from './Settings.tsx'
import { useOpening } from './useOpening.ts'

export interface SidebarPanelProps {
  /** `false` plays the closing transition. */
  open: boolean
  /** Called to close it; the chosen action runs after that. */
  onClose: (chosen?: PendingAction) => void
}

/**
 * The sidebar: who is here, and the ways on (NAV-04, NAV-05). While a session is being restored it promises neither a
 * guest's nor a customer's.
 */
export function SidebarPanel({ open, onClose }: SidebarPanelProps) {
  const t = useText()
  const config = useConfig()
  const { status, user } = useSession()
  const isOpening = useOpening(open)
  const title = status === 'guest' ? t('sidebar.guest') : user?.first_name || t('auth.title')
  return (
    <Sidebar
      open={open}
      onClose={(reason) => {
        if (reason !== 'backdrop' || !isOpening()) onClose()
      }}
      title={title}
      {...(user && { subtitle: user.email, picture: imageUrl(user.profile_pic, config) })}
      closeLabel={t('shell.close')}
      footer={<Settings />}
    >
      {status === 'starting' && <Starting label={t('shell.loading')} />}
      {status === 'guest' && <GuestEntries onLeave={() => onClose()} />}
      {status === 'customer' && <CustomerEntries onLeave={onClose} />}
    </Sidebar>
  )
}

function Starting({ label }: { label: string }) {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="box" height={44} />
      <Skeleton shape="box" height={44} />
    </Stack>
  )
}
