import type { Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'

/** Why something is not saved, or still is (WISH-03, WISH-04). */
export type WishlistRefusal =
  | { kind: 'loginNeeded' }
  | { kind: 'specificationNeeded' }
  | { kind: 'addFailed'; error: ApiError }
  | { kind: 'removeFailed'; error: ApiError }

/** The sentence that says why. */
export function wishlistErrorText(refusal: WishlistRefusal, t: Translate): string {
  switch (refusal.kind) {
    case 'loginNeeded':
      return t('wishlist.loginNeeded')
    case 'specificationNeeded':
      return t('wishlist.chooseSpecification')
    case 'addFailed':
      return errorText(refusal.error, t, t('wishlist.addFailed'), ['detail'])
    case 'removeFailed':
      return t('wishlist.removeFailed')
  }
}

/** The same in a product's modal, whose words are its own (PROD-13). */
export function productWishlistErrorText(refusal: WishlistRefusal, t: Translate): string {
  if (!('error' in refusal)) return wishlistErrorText(refusal, t)
  const reason = errorText(refusal.error, t, t('product.unknownReason'), ['detail', 'fields', 'message'])
  return t(refusal.kind === 'addFailed' ? 'product.wishFailed' : 'product.unwishFailed', { reason })
}
