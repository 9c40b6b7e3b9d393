import type { ShopCustomerDetails } from '@dukani/contracts'
import { Button, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useMember } from '#admin/shared/MemberContext.ts'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { saveFile } from '#admin/shared/saveFile.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { changeCustomer, exportCustomer, type CustomerChange } from '../api/customerCalls.ts'

export interface CustomerActionsProps {
  customer: ShopCustomerDetails
  /** called with the customer after a change */
  onChanged: (customer: ShopCustomerDetails) => void
  /** called when the server may have a newer state of the customer */
  onConflict: () => void
}

/** What can be done with a customer. Only an owner exports and erases personal data. */
export function CustomerActions({ customer, onChanged, onConflict }: CustomerActionsProps) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const isOwner = useMember().role === 'owner'
  const [isExporting, setExporting] = useState(false)
  const id = String(customer.id)
  const { ask, question } = useAskedChange<CustomerChange>(async (change) => {
    onChanged(await changeCustomer(client, id, change))
  }, onConflict)
  const save = async () => {
    setExporting(true)
    try {
      const data = await exportCustomer(client, id)
      saveFile(`customer-${id}.json`, JSON.stringify(data, null, 2), 'application/json')
      onConflict()
    } catch (error) {
      toasts.show({ type: 'error', message: errorText(error, shop, t('admin.failed')) })
    } finally {
      setExporting(false)
    }
  }
  if (customer.erased_at !== null) return null
  const block = customer.blocked_at === null ? 'block' : 'unblock'
  return (
    <>
      <Stack direction="row" gap={8} wrap role="group" aria-label={t('admin.order.actions')}>
        <Button variant="outlined" onClick={() => ask(block)}>
          {t(`admin.customer.${block}`)}
        </Button>
        {isOwner && (
          <>
            <Button variant="outlined" pending={isExporting} onClick={() => void save()}>
              {t('admin.customer.export')}
            </Button>
            <Button variant="outlined" onClick={() => ask('erase')}>
              {t('admin.customer.erase')}
            </Button>
          </>
        )}
      </Stack>
      <ConfirmDialog
        {...question}
        title={(change) => t(`admin.customer.${change}Ask`)}
        yes={(change) => t(`admin.customer.${change}`)}
      >
        {(change) => <Text tone="muted">{t(`admin.customer.${change}Text`)}</Text>}
      </ConfirmDialog>
    </>
  )
}
