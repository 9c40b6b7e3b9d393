import type { Language, Translate } from '@dukani/i18n'
import { cartNoticeType, cartText, type CartNotice } from '#features/cart/model/cartNotice.ts'
import { errorText } from '#shared/api/errorText.ts'

/** Why a product wasn't added (PROD-13): a rule's own message, or 'Could not add' with the reason. */
export function addFailure(notice: CartNotice, t: Translate, language: Language): string {
  if (notice.kind === 'changeFailed') {
    return t('product.couldNotAdd', { reason: errorText(notice.error, t, t('product.unknownError')) })
  }
  const text = cartText(notice, t, language)
  return cartNoticeType(notice) === 'error' ? t('product.couldNotAdd', { reason: text }) : text
}
