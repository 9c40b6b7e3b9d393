import { PersonButton } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { AuthScreen, SidebarScreen } from './layers.ts'
import { useSidebar } from './Sidebar/useSidebar.tsx'

/**
 * The way into the account, in the header of every screen (ROUTE-07): the authentication modal for a guest, the sidebar
 * for a customer. While a session is being restored it promises neither.
 */
export function AccountButton() {
  const t = useText()
  const { status, user } = useSession()
  const { ask } = useLoginPrompt()
  const { open } = useSidebar()
  if (user !== null) {
    return (
      <PersonButton
        label={t('auth.menu', { name: user.first_name })}
        name={user.first_name}
        onPress={open}
        onIntent={SidebarScreen.prefetch}
      />
    )
  }
  return (
    <PersonButton
      label={t(status === 'guest' ? 'auth.login' : 'auth.title')}
      onPress={() => ask()}
      onIntent={AuthScreen.prefetch}
    />
  )
}
