import type { Language, Translate } from '@dukani/i18n'
import type { ApiError } from '#shared/api/ApiError.ts'
import { errorText } from '#shared/api/errorText.ts'
import { productName, type ProductNames } from '#shared/product/productTexts.ts'

/** A message of the cart as data; `cartText` makes the sentence. */
export type CartNotice =
  | { kind: 'added' }
  | { kind: 'removed' }
  | { kind: 'outOfStock' }
  | { kind: 'specificationNeeded' }
  /** `n` is the most that the cart may hold of it */
  | { kind: 'maximum'; n: number }
  | { kind: 'invalidProduct' }
  /** a server refused an addition or another quantity, or wasn't reached */
  | { kind: 'changeFailed'; error: ApiError }
  | { kind: 'removeFailed'; error: ApiError }
  | { kind: 'loadFailed'; error: ApiError }
  /** stock ran short since: the line was lowered to `n` (CART-12) */
  | ({ kind: 'reduced'; n: number } & ProductNames)
  /** it can't be bought any more and was taken out (CART-12); null for a product that the server doesn't know */
  | ({ kind: 'gone' } & (ProductNames | { name: null }))
  /** a merge brought more of it than a cart may hold: `n` (CART-13) */
  | ({ kind: 'maximumOf'; n: number } & ProductNames)
  /** these lines could not be merged and are still in the guest's cart (CART-13) */
  | { kind: 'notMerged'; names: readonly ProductNames[] }

/** The result of an action. A success without a notice is visible in the cart itself. */
export type CartResult = { ok: true; notice: CartNotice | null } | { ok: false; notice: CartNotice }

/** The sentence of a notice (CART-07, -08, -09, -10, -11, -12, -13). */
export function cartText(notice: CartNotice, t: Translate, language: Language): string {
  switch (notice.kind) {
    case 'added':
      return t('cart.added')
    case 'removed':
      return t('cart.removed')
    case 'outOfStock':
      return t('cart.variantOutOfStock')
    case 'specificationNeeded':
      return t('cart.chooseSpecification')
    case 'maximum':
      return t('cart.maximum', { n: notice.n })
    case 'invalidProduct':
      return t('cart.invalidProduct')
    case 'changeFailed':
      return errorText(notice.error, t, t('cart.addFailed'))
    case 'removeFailed':
      return t('cart.removeFailed')
    case 'loadFailed':
      return t('cart.loadFailed')
    case 'reduced':
      return t('cart.reduced', { name: productName(notice, language), n: notice.n })
    case 'gone':
      return t('cart.gone', {
        name: notice.name === null ? t('cart.something') : productName(notice, language),
      })
    case 'maximumOf':
      return t('cart.maximumOf', { name: productName(notice, language), n: notice.n })
    case 'notMerged':
      return t('cart.notMerged', {
        names: notice.names.map((names) => productName(names, language)).join(', '),
      })
  }
}

const SUCCESSES = new Set<CartNotice['kind']>(['added', 'removed'])
const FAILURES = new Set<CartNotice['kind']>(['changeFailed', 'removeFailed', 'loadFailed', 'invalidProduct'])

/** How a notice is shown (TOAST-01): what the shop refuses is a warning, what went wrong an error. */
export function cartNoticeType(notice: CartNotice): 'success' | 'warning' | 'error' {
  if (SUCCESSES.has(notice.kind)) return 'success'
  return FAILURES.has(notice.kind) ? 'error' : 'warning'
}
