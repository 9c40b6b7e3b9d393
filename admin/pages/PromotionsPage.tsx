import { PROMOTION_STATES, promotionPartSchema, type Promotion } from '@dukani/contracts'
import { EmptyState, IconButton, Stack, Text } from '@dukani/design-system'
import { useEffect, useRef, useState } from 'react'
import { deletePromotion, endPromotion, PROMOTIONS_PATH } from '#admin/features/promotions/api/promotions.ts'
import { PromotionEditor } from '#admin/features/promotions/containers/PromotionEditor.tsx'
import { PromotionList } from '#admin/features/promotions/containers/PromotionList.tsx'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'

/** How soon the list is read again while prices are being changed. */
const RENEWING_MS = 2_000

/** Price cuts of categories and products for some time. */
export function PromotionsPage() {
  const t = useAdminText()
  const client = useApi()
  useAdminHead(t('admin.promotions'))
  const filter = useFilter(['state'], { state: PROMOTION_STATES })
  const parts = useParts(PROMOTIONS_PATH, filter.values, promotionPartSchema)
  const { items, refresh } = parts
  // The promotion as it was when the editor opened; its version is sent with the change.
  const [edited, setEdited] = useState<Promotion | null>(null)
  const editor = useRef<HTMLDivElement>(null)
  const { ask, question } = useAskedChange<Promotion>(async (asked) => {
    await (asked.state === 'planned' ? deletePromotion : endPromotion)(client, asked)
    refresh()
  }, refresh)

  useEffect(() => {
    if (items?.some(({ renewing }) => renewing) !== true) return
    const timer = setTimeout(refresh, RENEWING_MS)
    return () => clearTimeout(timer)
  }, [items, refresh])

  useEffect(() => {
    if (edited === null) return
    editor.current?.scrollIntoView({ block: 'start' })
    editor.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [edited])

  const stateName = (state: (typeof PROMOTION_STATES)[number]) => t(`admin.promotions.state.${state}`)
  const leave = () => setEdited(null)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.promotions')}>
        <IconButton icon="refresh" label={t('admin.refresh')} onClick={refresh} />
      </PageHeader>
      <FilterSelect
        label={t('admin.promotions.state')}
        options={PROMOTION_STATES.map((value) => ({ value, label: stateName(value) }))}
        value={filter.values.state}
        onChoose={(state) => filter.change({ state })}
      />
      <PartList
        parts={parts}
        empty={
          <EmptyState
            drawing="shelf"
            title={t(filter.isSet ? 'admin.promotions.noneOfState' : 'admin.promotions.none')}
          />
        }
      >
        {(promotions) => <PromotionList promotions={promotions} onEdit={setEdited} onEnd={ask} />}
      </PartList>
      <div ref={editor}>
        <PromotionEditor
          key={edited?.id ?? 'new'}
          promotion={edited}
          onSaved={() => {
            leave()
            refresh()
          }}
          onOutdated={refresh}
          onCancel={leave}
        />
      </div>
      <ConfirmDialog
        {...question}
        title={({ name, state }) =>
          t(state === 'planned' ? 'admin.promotions.deleteAsk' : 'admin.promotions.endAsk', { name })
        }
        yes={({ state }) => t(state === 'planned' ? 'admin.promotions.deleteYes' : 'admin.promotions.endYes')}
      >
        {({ state }) => (
          <Text tone="muted">
            {t(state === 'planned' ? 'admin.promotions.deleteText' : 'admin.promotions.endText')}
          </Text>
        )}
      </ConfirmDialog>
    </Stack>
  )
}
