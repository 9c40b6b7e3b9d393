import { AccountMenu } from '@dukani/design-system'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { AuthScreen, CustomerMenu } from './layers.ts'

/**
 * The way into the account, in the header of every screen (ROUTE-07, NAV-05): the modal for a guest, a menu with the
 * logout for a customer. While a session is being restored it promises neither.
 */
export function AccountButton() {
  const t = useText()
  const { status, user } = useSession()
  const { ask } = useLoginPrompt()
  const { show } = useToasts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  if (status !== 'customer') {
    return (
      <AccountMenu
        label={t(status === 'guest' ? 'auth.login' : 'auth.title')}
        onPress={() => ask()}
        onIntent={() => fetchAhead(AuthScreen)}
        onClose={close}
      />
    )
  }
  const open = () =>
    CustomerMenu.preload().then(
      () => setOpen(true),
      () => void show({ type: 'error', message: t('error.text') }),
    )
  return (
    <AccountMenu
      label={t('auth.menu', { name: user.first_name })}
      name={user.first_name}
      open={isOpen}
      onPress={() => (isOpen ? close() : void open())}
      onIntent={() => fetchAhead(CustomerMenu)}
      onClose={close}
    >
      {isOpen && <CustomerMenu onLeave={close} />}
    </AccountMenu>
  )
}

/** Whoever presses is told of a failure; who has only come near is not. */
function fetchAhead(screen: { preload: () => Promise<void> }): void {
  screen.preload().catch(() => {})
}
