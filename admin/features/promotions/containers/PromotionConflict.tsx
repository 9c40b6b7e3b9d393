import type { Promotion, PromotionForm } from '@dukani/contracts'
import { ConflictChoice, type Settled } from '#admin/shared/ConflictChoice.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { promotionWords } from '../model/promotionWords.ts'
import { formOf } from '../model/promotionForm.ts'

const LABELS = {
  name: 'admin.promotions.name',
  discount: 'admin.codes.discount',
  starts_at: 'admin.promotions.startsAt',
  ends_at: 'admin.promotions.endsAt',
  targets: 'admin.promotions.targets',
} as const
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[]

export interface PromotionConflictProps {
  /** null: there is no conflict */
  newer: Promotion | null
  /** what is typed */
  typed: PromotionForm
  onSettle: (by: Settled) => void
}

/** A promotion that another owner has saved meanwhile: both values of each field that differs, and a choice. */
export function PromotionConflict({ newer, typed, onSettle }: PromotionConflictProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  if (newer === null) return null
  const theirs = promotionWords(formOf(newer), language)
  const mine = promotionWords(typed, language)
  const differing = NAMES.filter((name) => theirs[name] !== mine[name])
  // Only something else has changed, such as its state. Then the choice is about the whole promotion.
  const shown = differing.length > 0 ? differing : (['name'] as const)
  return (
    <ConflictChoice
      title={t('admin.settings.conflict')}
      level={3}
      differences={shown.map((name) => ({
        ...{ name, label: t(LABELS[name]) },
        ...{ theirs: theirs[name], mine: mine[name] },
      }))}
      onSettle={onSettle}
    />
  )
}
