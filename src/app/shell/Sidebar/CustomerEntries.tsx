import { Disclosure, Entry, EntryList } from '@dukani/design-system'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { Overlay } from '#shared/history/entry.ts'
import { paths } from '#shared/routing/routes.ts'
import { useSession } from '#shared/session/session.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { useCatalogueQuery } from '#shared/routing/useCatalogueQuery.ts'

export interface CustomerEntriesProps {
  /** Closes the sidebar; the chosen action runs after that. */
  onLeave: (chosen?: PendingAction) => void
}

/** What a customer finds in the sidebar (NAV-05). Every choice closes it; focus is then where the new thing is. */
export function CustomerEntries({ onLeave }: CustomerEntriesProps) {
  const t = useText()
  const { logout } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const orders = paths.orders(useCatalogueQuery())

  const show = (overlay: Overlay) => () => onLeave({ type: 'overlay', overlay })
  const leave = () => {
    setLeaving(true)
    void logout().finally(() => onLeave())
  }
  return (
    <EntryList>
      <li>
        <Disclosure label={t('sidebar.profile')} icon="user">
          <EntryList>
            <Entry label={t('sidebar.editProfile')} onPress={show('profile')} />
            <Entry label={t('sidebar.changePassword')} onPress={show('password')} />
            <Entry label={t('sidebar.settings')} onPress={() => onLeave()} />
          </EntryList>
        </Disclosure>
      </li>
      <Entry label={t('sidebar.wishlist')} icon="heart" onPress={show('wishlist')} />
      <Entry
        label={t('sidebar.orders')}
        icon="box"
        href={orders}
        onNavigate={(event) => {
          event.preventDefault()
          onLeave({ type: 'visit', path: orders })
        }}
      />
      <Entry label={t('auth.logout')} icon="logout" onPress={leave} pending={isLeaving} />
    </EntryList>
  )
}
