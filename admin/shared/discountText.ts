import { toTetri } from '@dukani/contracts'
import { formatDecimal, formatMoney, type Language } from '@dukani/i18n'

/** What is taken off: `-20 %` or `-10,00 ₾`. */
export function discountText(
  { percent, amount }: { percent: number | null; amount: number | null },
  language: Language,
): string {
  return percent === null
    ? formatMoney(-toTetri(amount ?? 0), language)
    : `-${formatDecimal(percent, Number.isInteger(percent) ? 0 : 2, language)} %`
}
