import { stockMovementPartSchema, type Id, type StockMovement } from '@dukani/contracts'
import { Box, Heading, RecordList, Stack, Text } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useId } from 'react'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { movementsPath } from '../api/stock.ts'
import { signed } from '../model/countRows.ts'

/** The changes of a product's stock, latest first, each with its reason; a sale leads to its order. */
export function StockMovements({ productId }: { productId: Id }) {
  const t = useAdminText()
  const id = useId()
  const { language } = useLanguage()
  const link = useAdminLink()
  const parts = useParts(movementsPath(productId), {}, stockMovementPartSchema)
  useLiveRefresh(parts.refresh)
  const orderOf = (order: StockMovement['order']) => (order === null ? null : `${PAGES.orders}/${order.id}`)
  return (
    <Box as="section" padding={16} radius="card" outlined ground="surface" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size={18} id={id}>
          {t('admin.stock.movements')}
        </Heading>
        <PartList
          parts={parts}
          loading={<LoadingPart />}
          empty={<Text tone="muted">{t('admin.stock.noMovements')}</Text>}
        >
          {(movements) => (
            <RecordList
              label={t('admin.stock.movements')}
              language={language}
              records={movements.map(({ order, ...movement }) => {
                const page = orderOf(order)
                return {
                  id: movement.id,
                  ...(page !== null && { href: link(page).href }),
                  title: [t(`admin.stock.reason.${movement.reason}`), order?.number]
                    .filter(Boolean)
                    .join(' '),
                  facts: [
                    `${signed(movement.change)} → ${movement.stock}`,
                    movement.specification ?? movement.size ?? '',
                    movement.author?.name ?? '',
                    formatDate(movement.created_at, 'mediumTime', language) ?? '',
                  ],
                }
              })}
              onNavigate={(event, movementId) => {
                const page = orderOf(movements.find((movement) => movement.id === movementId)?.order ?? null)
                if (page !== null) link(page).onNavigate(event)
              }}
            />
          )}
        </PartList>
      </Stack>
    </Box>
  )
}
