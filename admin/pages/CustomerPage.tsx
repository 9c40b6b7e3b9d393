import { shopCustomerDetailsSchema } from '@dukani/contracts'
import { BackButton, Heading, Stack } from '@dukani/design-system'
import { useParams } from 'react-router'
import { ChangeList } from '#admin/features/audit/containers/ChangeList.tsx'
import { CustomerActions } from '#admin/features/customers/containers/CustomerActions.tsx'
import { CustomerFacts } from '#admin/features/customers/containers/CustomerFacts.tsx'
import { CustomerRecords } from '#admin/features/customers/containers/CustomerRecords.tsx'
import { PAGES } from '#admin/shared/adminPages.ts'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useBack } from '#admin/shared/useBack.ts'
import { useRead } from '#admin/shared/useRead.ts'

/** One customer: how to reach them, their orders, wallet and addresses, and what can be done. */
export function CustomerPage() {
  const t = useAdminText()
  const { id = '' } = useParams()
  const back = useBack(PAGES.customers)
  const read = useRead(`/v1/admin/customers/${encodeURIComponent(id)}/`, shopCustomerDetailsSchema)
  const { data: customer, retry, replace } = read
  useAdminHead(customer?.name || t('admin.customers'))
  return (
    <Stack gap={24}>
      <BackButton onClick={back}>{t('admin.customers')}</BackButton>
      <ReadState read={read} />
      {customer !== null && (
        <>
          <CustomerFacts customer={customer} />
          <CustomerActions customer={customer} onChanged={replace} onConflict={retry} />
          <CustomerRecords customer={customer} />
          {customer.history.length > 0 && (
            <Stack gap={8}>
              <Heading level={2} size={18}>
                {t('admin.order.history')}
              </Heading>
              <ChangeList label={t('admin.order.history')} changes={customer.history} />
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
