import { AccountPanel } from '@dukani/design-system'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routes.ts'
import { useSession } from '#shared/session/session.ts'
import { useFollow } from '#shared/useFollow.ts'

export interface CustomerMenuProps {
  /** Something was chosen. */
  onLeave: () => void
}

/** What a customer finds under their name: the orders and the logout (NAV-05). */
export function CustomerMenu({ onLeave }: CustomerMenuProps) {
  const t = useText()
  const follow = useFollow()
  const { user, logout } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const orders = paths.orders()

  const leave = () => {
    setLeaving(true)
    void logout().finally(onLeave)
  }
  return (
    <AccountPanel
      name={[user?.first_name, user?.last_name].filter(Boolean).join(' ')}
      email={user?.email ?? ''}
      entries={[
        {
          label: t('orders.title'),
          icon: 'box',
          href: orders,
          onNavigate: (event) => {
            follow(orders)(event)
            onLeave()
          },
        },
        { label: t('auth.logout'), icon: 'logout', onPress: leave, pending: isLeaving },
      ]}
    />
  )
}
