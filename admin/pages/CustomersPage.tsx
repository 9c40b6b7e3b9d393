import { shopCustomerPartSchema } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { CustomerResults } from '#admin/features/customers/containers/CustomerResults.tsx'
import { SearchForm } from '#admin/shared/SearchForm.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** All customers, searched by the page's address. */
export function CustomersPage() {
  const t = useAdminText()
  useAdminHead(t('admin.customers'))
  const { values, isSet, change, clear } = useFilter(['search'])
  const customers = useParts('/v1/admin/customers/', values, shopCustomerPartSchema)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.customers')} />
      <SearchForm
        label={t('admin.customers.search')}
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <CustomerResults customers={customers} isFiltered={isSet} onShowAll={clear} />
    </Stack>
  )
}
