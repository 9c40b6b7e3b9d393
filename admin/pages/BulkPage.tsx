import { bulkStateSchema } from '@dukani/contracts'
import { BackButton, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bulkPath, previewBulk } from '#admin/features/products/api/bulk.ts'
import { BulkFields } from '#admin/features/products/containers/BulkFields.tsx'
import { BulkRun } from '#admin/features/products/containers/BulkRun.tsx'
import { bulkChangeOf, EMPTY_BULK, type BulkForm } from '#admin/features/products/model/bulkForm.ts'
import { KNOWN_VALUES, PRODUCT_FILTER } from '#admin/features/products/model/productFilter.ts'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { Loading } from '#admin/shared/Loading.tsx'
import { PAGES } from '#admin/shared/adminPages.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAddress } from '#admin/shared/useAddress.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** A bulk edit of the products that match the address's filter; with `change`, its preview and progress. */
export function BulkPage() {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const navigate = useNavigate()
  useAdminHead(t('admin.bulk'))
  const [address, setAddress] = useAddress()
  const { values: filter, params } = useFilter(PRODUCT_FILTER, KNOWN_VALUES)
  const id = address.get('change')
  // Stored while the preview is shown, so that Back shows the typed values again.
  const [form, setForm] = useState(EMPTY_BULK)

  async function preview(typed: BulkForm): Promise<string | null> {
    const change = bulkChangeOf(typed, filter)
    if (change === null) return t('admin.bulk.empty')
    try {
      const { id: made } = await previewBulk(client, change)
      setAddress([...params, ['change', String(made)]])
      return null
    } catch (error) {
      return errorText(error, shop, t('admin.changeFailed'))
    }
  }
  return (
    <Stack gap={20}>
      <BackButton
        onClick={() => void navigate({ pathname: PAGES.products, search: `?${new URLSearchParams(params)}` })}
      >
        {t('admin.products')}
      </BackButton>
      <PageHeader title={t('admin.bulk')} />
      {id === null ? (
        <>
          <Text tone="muted">{t('admin.bulk.hint')}</Text>
          <BulkFields form={form} onChange={setForm} onPreview={preview} />
        </>
      ) : (
        <KnownChange key={id} id={id} />
      )}
    </Stack>
  )
}

function KnownChange({ id }: { id: string }) {
  const { data, error, retry, replace } = useRead(bulkPath(id), bulkStateSchema)
  if (data !== null) return <BulkRun state={data} onState={replace} />
  return error === null ? <Loading /> : <LoadFailed error={error} onRetry={retry} />
}
