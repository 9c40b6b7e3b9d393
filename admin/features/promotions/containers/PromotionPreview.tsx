import { toTetri, type PromotionPreview as Preview } from '@dukani/contracts'
import { RecordList, Stack, Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** What a promotion would do: how many products, and the prices of some. @param preview null: not asked for yet */
export function PromotionPreview({ preview }: { preview: Preview | null }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const money = (gel: number) => formatMoney(toTetri(gel), language)
  return (
    <Stack gap={preview === null ? 0 : 12}>
      {/* Live regions are announced only when they exist before their text. */}
      <div role="status">
        {preview !== null && (
          <Text weight="medium">
            {[
              t('admin.promotions.affected', { count: preview.products }),
              preview.skipped > 0 ? t('admin.promotions.skipped', { count: preview.skipped }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </div>
      {preview !== null && preview.examples.length > 0 && (
        <RecordList
          label={t('admin.promotions.examples')}
          language={language}
          records={preview.examples.map(({ id, name, price, cut_price, specifications }) => ({
            id,
            title: name,
            facts: [
              cut_price === null ? '' : `${money(price)} → ${money(cut_price)}`,
              specifications > 0 ? t('admin.bulk.specifications', { count: specifications }) : '',
            ],
          }))}
        />
      )}
    </Stack>
  )
}
