import { createTranslate, ka } from '@dukani/i18n'
import { expect, test } from 'vitest'
import {
  productWishlistErrorText,
  wishlistErrorText,
  type WishlistRefusal,
} from '#features/wishlist/model/wishlistErrorText.ts'
import { ApiError, NO_ERROR_BODY } from '#shared/api/ApiError.ts'

const t = createTranslate(ka)
const failure = (detail: string | null) =>
  new ApiError('http', 'refused', { status: 400, body: { ...NO_ERROR_BODY, detail } })

test.each<[id: string, refusal: WishlistRefusal, text: string, inModal: string]>([
  ['WISH-03', { kind: 'loginNeeded' }, 'გთხოვთ, შეხვიდეთ სისტემაში.', 'გთხოვთ, შეხვიდეთ სისტემაში.'],
  [
    'WISH-03',
    { kind: 'specificationNeeded' },
    'გთხოვთ, აირჩიოთ სპეციფიკაცია.',
    'გთხოვთ, აირჩიოთ სპეციფიკაცია.',
  ],
  [
    'WISH-04 PROD-13',
    { kind: 'addFailed', error: failure('მეტი აღარ ეტევა.') },
    'მეტი აღარ ეტევა.',
    'შენახვა ვერ მოხერხდა: მეტი აღარ ეტევა.',
  ],
  [
    'WISH-04 PROD-13',
    { kind: 'addFailed', error: failure(null) },
    'Failed to add to wishlist',
    'შენახვა ვერ მოხერხდა: უცნობი მიზეზი',
  ],
  [
    'WISH-04 PROD-13',
    { kind: 'removeFailed', error: failure('x') },
    'Failed to remove from wishlist',
    'ამოღება ვერ მოხერხდა: x',
  ],
])('%s %j', (_, refusal, text, inModal) => {
  expect([wishlistErrorText(refusal, t), productWishlistErrorText(refusal, t)]).toEqual([text, inModal])
})
