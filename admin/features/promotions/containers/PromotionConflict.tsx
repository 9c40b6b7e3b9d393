import type { Promotion, PromotionForm } from '@dukani/contracts'
import { ConflictChoice, type Settled } from '#admin/shared/ConflictChoice.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { formOf } from '../model/promotionForm.ts'
import { differentWords, promotionWords } from '../model/promotionWords.ts'

const LABELS = {
  name: 'admin.promotions.name',
  discount: 'admin.codes.discount',
  starts_at: 'admin.promotions.startsAt',
  ends_at: 'admin.promotions.endsAt',
  targets: 'admin.promotions.targets',
} as const

/** A change that was refused because another person has changed the promotion meanwhile. */
export interface Conflict {
  /** the promotion as it is saved now */
  newer: Promotion
  /** what was sent */
  mine: PromotionForm
}

export interface PromotionConflictProps {
  /** null: there is no conflict */
  conflict: Conflict | null
  onSettle: (by: Settled) => void
}

/** A promotion that another owner has saved meanwhile: both values of each field that differs, and a choice. */
export function PromotionConflict({ conflict, onSettle }: PromotionConflictProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  if (conflict === null) return null
  const saved = formOf(conflict.newer)
  const theirs = promotionWords(saved, language)
  const mine = promotionWords(conflict.mine, language)
  return (
    <ConflictChoice
      title={t('admin.settings.conflict')}
      level={3}
      differences={differentWords(saved, conflict.mine).map((name) => ({
        ...{ name, label: t(LABELS[name]) },
        ...{ theirs: theirs[name], mine: mine[name] },
      }))}
      onSettle={onSettle}
    />
  )
}
