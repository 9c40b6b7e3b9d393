import { toTetri, type PromotionCode } from '@dukani/contracts'
import { IconButton, RecordList } from '@dukani/design-system'
import { formatDate, formatMoney, type AdminTranslate, type Language } from '@dukani/i18n'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { discountText } from '#admin/shared/discountText.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { codeState } from '../model/codeState.ts'

export interface CodeListProps {
  codes: readonly PromotionCode[]
  /** switches a code off, or on again */
  onSwitch: (code: PromotionCode) => void
}

/** Promotion codes: what they take off, how often they are used, and until when. */
export function CodeList({ codes, onSwitch }: CodeListProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  return (
    <RecordList
      label={t('admin.codes')}
      language={language}
      records={codes.map((code) => ({
        id: code.id,
        title: code.code,
        facts: [
          discountText(code, language),
          code.min_total > 0
            ? t('admin.codes.from', { amount: formatMoney(toTetri(code.min_total), language) })
            : '',
          usesText(code, t),
          daysText(code, t, language),
        ],
        states: [codeState(code, new Date(), t)],
        action: (
          <IconButton
            icon={code.active ? 'close' : 'undo'}
            label={t(code.active ? 'admin.codes.switchOff' : 'admin.codes.switchOn', { code: code.code })}
            onClick={() => onSwitch(code)}
          />
        ),
      }))}
    />
  )
}

function usesText({ used, max_uses, per_customer }: PromotionCode, t: AdminTranslate): string {
  const all =
    max_uses === null ? t('admin.codes.used', { used }) : t('admin.codes.usedOf', { used, most: max_uses })
  return per_customer === null ? all : `${all}, ${t('admin.codes.perCustomerText', { most: per_customer })}`
}

/** `ends_at` is the moment after the last day. */
function daysText({ starts_at, ends_at }: PromotionCode, t: AdminTranslate, language: Language): string {
  const date = (moment: Date) => formatDate(moment, 'medium', language) ?? ''
  return [
    starts_at === null ? '' : t('admin.codes.since', { date: date(new Date(starts_at)) }),
    ends_at === null ? '' : t('admin.codes.until', { date: date(new Date(Date.parse(ends_at) - 1)) }),
  ]
    .filter(Boolean)
    .join(' ')
}
