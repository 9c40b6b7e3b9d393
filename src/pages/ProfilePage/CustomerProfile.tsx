import type { Address, User } from '@dukani/contracts'
import { Stack, Tabs } from '@dukani/design-system'
import { useState } from 'react'
import { ProfileHead } from '#features/account/containers/ProfileHead.tsx'
import { ProfileTab } from '#features/account/containers/ProfileTab.tsx'
import { AddressBook } from '#features/addresses/containers/AddressBook.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface CustomerProfileProps {
  user: User
  /** whether it is visible and not closing */
  shown: boolean
  /** Asks whether an address is to be deleted (PROF-04). */
  confirmDelete: (address: Address) => Promise<boolean>
}

type Tab = 'profile' | 'addresses'

/** Who the customer is, and under two tabs what they have said of themselves and where they live (PROF-01). */
export function CustomerProfile({ user, shown, confirmDelete }: CustomerProfileProps) {
  const t = useText()
  const [tab, setTab] = useState<Tab>('addresses')
  return (
    <Stack gap={24}>
      <ProfileHead user={user} shown={shown} />
      <Tabs<Tab>
        label={t('profile.title')}
        tabs={[
          { id: 'profile', label: t('profile.title') },
          { id: 'addresses', label: t('profile.addresses') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {/* Both stay: what is typed in one, and couldn't be saved, is still there after a look at the other. */}
        <div hidden={tab !== 'profile'}>
          <ProfileTab user={user} shown={shown && tab === 'profile'} />
        </div>
        <div hidden={tab !== 'addresses'}>
          <AddressBook customerId={user.id} shown={shown && tab === 'addresses'} confirm={confirmDelete} />
        </div>
      </Tabs>
    </Stack>
  )
}
