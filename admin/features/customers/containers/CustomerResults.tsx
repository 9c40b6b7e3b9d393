import type { ShopCustomer } from '@dukani/contracts'
import { RecordList } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { NoRecords } from '#admin/shared/NoRecords.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Parts } from '#admin/shared/useParts.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { customerName, customerStates } from '../model/customerState.ts'

export interface CustomerResultsProps {
  customers: Parts<ShopCustomer>
  /** some customers may be hidden by the search */
  isFiltered: boolean
  onShowAll: () => void
}

/** The customers that match the search, or that there are none. */
export function CustomerResults({ customers, isFiltered, onShowAll }: CustomerResultsProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  const link = useAdminLink()
  return (
    <PartList
      parts={customers}
      empty={
        <NoRecords
          drawing="signpost"
          none={t('admin.customers.none')}
          noneFound={t('admin.customers.noneFound')}
          isFiltered={isFiltered}
          onShowAll={onShowAll}
        />
      }
    >
      {(items) => (
        <RecordList
          label={t('admin.customers')}
          language={language}
          records={items.map((customer) => ({
            id: customer.id,
            href: link(`/customers/${customer.id}`).href,
            title: customerName(customer, t),
            facts: [
              customer.name === '' ? '' : customer.email,
              customer.phone_number,
              formatDate(customer.created_at, 'medium', language) ?? '',
            ],
            states: customerStates(customer, t),
          }))}
          onNavigate={(event, id) => link(`/customers/${id}`).onNavigate(event)}
        />
      )}
    </PartList>
  )
}
