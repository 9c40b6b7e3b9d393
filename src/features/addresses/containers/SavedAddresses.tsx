import type { Address, AddressField, Id } from '@dukani/contracts'
import {
  AddressList,
  AddressListSkeleton,
  Button,
  EmptyState,
  ErrorState,
  VisuallyHidden,
} from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import type { RefCallback } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { SavedAddresses as Saved } from '../api/useAddresses.ts'
import { AddressDetails } from './AddressDetails.tsx'

export interface SavedAddressesProps {
  saved: Saved
  refOf: (id: Id) => RefCallback<HTMLDivElement>
  onSave: (id: Id, field: AddressField, text: string) => Promise<string | null>
  onDelete: (address: Address) => void
}

/** The saved addresses, or why there are none (PROF-04, PROF-07). */
export function SavedAddresses({ saved, refOf, onSave, onDelete }: SavedAddressesProps) {
  const t = useText()
  const { addresses, isLoading, error, retry } = saved
  const loading = t('profile.loadingAddresses')
  const none = t('profile.noAddresses')
  const again = t('shell.retry')
  const failure = error === undefined ? null : errorText(error, t, t('profile.addressesFailed'), ['detail'])
  const isEmpty = !isLoading && failure === null && addresses.length === 0
  return (
    <>
      {isLoading && (
        <>
          <VisuallyHidden role="status" lang={textLanguage(loading)}>
            {loading}
          </VisuallyHidden>
          <AddressListSkeleton />
        </>
      )}
      {failure !== null && (
        <div lang={textLanguage(failure)}>
          <ErrorState
            title={failure}
            headingLevel={3}
            action={
              <Button lang={textLanguage(again)} onClick={retry}>
                {again}
              </Button>
            }
          />
        </div>
      )}
      {isEmpty && (
        <div lang={textLanguage(none)}>
          <EmptyState drawing="house" title={none} headingLevel={3} live />
        </div>
      )}
      {addresses.length > 0 && (
        <AddressList
          label={t('profile.savedAddresses')}
          addresses={addresses.map((address) => {
            const { id, home_address, city } = address
            const name = home_address || city
            return {
              id,
              name,
              ref: refOf(id),
              children: (
                <AddressDetails address={address} onSave={(field, text) => onSave(id, field, text)} />
              ),
              action: (
                <Button
                  variant="text"
                  icon="trash"
                  aria-label={t('addresses.deleteNamed', { name })}
                  onClick={() => onDelete(address)}
                >
                  {t('addresses.delete')}
                </Button>
              ),
            }
          })}
        />
      )}
    </>
  )
}
