import type { PromotionCode } from '@dukani/contracts'
import type { OrderState } from '@dukani/design-system'
import type { AdminTranslate } from '@dukani/i18n'

/** Whether a code can be used now, or why not. */
export function codeState(code: PromotionCode, now: Date, t: AdminTranslate): OrderState {
  const { active, max_uses, used, starts_at, ends_at } = code
  if (!active) return { tone: 'neutral', text: t('admin.codes.off') }
  if (ends_at !== null && new Date(ends_at) <= now) return { tone: 'neutral', text: t('admin.codes.ended') }
  if (max_uses !== null && used >= max_uses) return { tone: 'yellow', text: t('admin.codes.usedUp') }
  if (starts_at !== null && new Date(starts_at) > now) return { tone: 'blue', text: t('admin.codes.later') }
  return { tone: 'green', text: t('admin.codes.on') }
}
