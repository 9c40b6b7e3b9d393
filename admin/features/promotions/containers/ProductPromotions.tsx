import { productPromotionsSchema, toTetri, type StaffProduct } from '@dukani/contracts'
import { Box, Heading, RecordList, Stack, Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useId } from 'react'
import { discountText } from '#admin/shared/discountText.ts'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { promotionDays, promotionStates } from '../model/promotionTexts.ts'

export interface ProductPromotionsProps {
  product: Pick<StaffProduct, 'id' | 'cut_price'>
}

/** The promotions of a product that are on or planned, with their days; nothing without any. */
export function ProductPromotions({ product: { id, cut_price } }: ProductPromotionsProps) {
  const t = useAdminText()
  const headingId = useId()
  const { language } = useLanguage()
  const path = `/v1/admin/products/${encodeURIComponent(String(id))}/promotions/`
  const read = useRead(path, productPromotionsSchema)
  const promotions = read.data?.results ?? []
  if (promotions.length === 0) return <ReadState read={read} loading={null} />
  return (
    <Box as="section" padding={16} radius="card" outlined ground="surface" aria-labelledby={headingId}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={headingId}>
          {t('admin.promotions')}
        </Heading>
        {cut_price !== null && (
          <Text>{t('admin.promotions.nowCosts', { price: formatMoney(toTetri(cut_price), language) })}</Text>
        )}
        <RecordList
          label={t('admin.promotions')}
          language={language}
          records={promotions.map((promotion) => ({
            id: promotion.id,
            title: promotion.name,
            facts: [discountText(promotion, language), promotionDays(promotion, t, language)],
            states: promotionStates(promotion, t),
          }))}
        />
        <Text size={14} tone="muted">
          {t('admin.promotions.regularPrices')}
        </Text>
      </Stack>
    </Box>
  )
}
