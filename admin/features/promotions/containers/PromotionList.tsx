import type { Promotion } from '@dukani/contracts'
import { IconButton, RecordList, Stack } from '@dukani/design-system'
import { discountText } from '#admin/shared/discountText.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { promotionDays, promotionStates, promotionTargets } from '../model/promotionTexts.ts'

export interface PromotionListProps {
  promotions: readonly Promotion[]
  /** opens one that hasn't ended for a change */
  onEdit: (promotion: Promotion) => void
  /** ends one that is on, or deletes one that hasn't begun */
  onEnd: (promotion: Promotion) => void
}

/** Promotions: the discount, the categories and products, and the time. */
export function PromotionList({ promotions, onEdit, onEnd }: PromotionListProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  return (
    <RecordList
      label={t('admin.promotions')}
      language={language}
      records={promotions.map((promotion) => ({
        id: promotion.id,
        title: promotion.name,
        facts: [
          discountText(promotion, language),
          promotionTargets(promotion, t),
          promotionDays(promotion, t, language),
        ],
        states: promotionStates(promotion, t),
        action: promotion.state !== 'ended' && (
          <Stack direction="row" gap={4}>
            <IconButton
              icon="pencil"
              label={t('admin.promotions.edit', { name: promotion.name })}
              onClick={() => onEdit(promotion)}
            />
            <IconButton
              icon={promotion.state === 'running' ? 'close' : 'trash'}
              label={t(promotion.state === 'running' ? 'admin.promotions.end' : 'admin.promotions.delete', {
                name: promotion.name,
              })}
              onClick={() => onEnd(promotion)}
            />
          </Stack>
        ),
      }))}
    />
  )
}
