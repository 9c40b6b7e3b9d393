import { RETURN_FILTERS, shopReturnPartSchema } from '@dukani/contracts'
import { IconButton, RecordList, Stack } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { RETURNS_PATH } from '#admin/features/returns/api/changeReturn.ts'
import { returnStatus } from '#admin/features/returns/model/returnSteps.ts'
import { PAGES } from '#admin/shared/adminPages.ts'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { NoRecords } from '#admin/shared/NoRecords.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** The returns of all customers, newest first, by state. */
export function ReturnsPage() {
  const t = useAdminText()
  const { language } = useLanguage()
  const link = useAdminLink()
  useAdminHead(t('admin.returns'))
  const { values, isSet, change, clear } = useFilter(['state'], { state: RETURN_FILTERS })
  const returns = useParts(RETURNS_PATH, values, shopReturnPartSchema)
  useLiveRefresh(returns.refresh)
  const to = (id: string | number) => link(`${PAGES.returns}/${id}`)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.returns')}>
        <IconButton icon="refresh" label={t('admin.refresh')} onClick={returns.refresh} />
      </PageHeader>
      <FilterSelect
        label={t('admin.returns.state')}
        options={RETURN_FILTERS.map((state) => ({ value: state, label: t(`admin.return.${state}`) }))}
        value={values.state}
        onChoose={(state) => change({ state })}
      />
      <PartList
        parts={returns}
        empty={
          <NoRecords
            drawing="parcel"
            none={t('admin.returns.none')}
            noneFound={t('admin.returns.noneFound')}
            isFiltered={isSet}
            onShowAll={clear}
          />
        }
      >
        {(items) => (
          <RecordList
            label={t('admin.returns')}
            language={language}
            records={items.map((one) => {
              const { id, order, customer, created_at } = one
              const { tone, name } = returnStatus(one)
              return {
                id,
                href: to(id).href,
                title: order.order_number,
                facts: [
                  customer.name || customer.email,
                  formatDate(created_at, 'mediumTime', language) ?? '',
                ],
                states: [{ tone, text: t(name) }],
              }
            })}
            onNavigate={(event, id) => to(id).onNavigate(event)}
          />
        )}
      </PartList>
    </Stack>
  )
}
