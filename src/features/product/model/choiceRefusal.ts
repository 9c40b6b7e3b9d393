import type { Translate } from '@dukani/i18n'
import { errorText } from '#shared/api/errorText.ts'
import type { Choice } from './choice.ts'
import { productFailureText, type ProductFailure } from './productFailure.ts'

/**
 * What is wrong with a choice, null for nothing: that it could not be saved, with the server's own `error` (PROD-04), or
 * that its price and stock could not be asked for.
 */
export function choiceRefusal(
  { error }: Pick<Choice, 'error'>,
  failure: ProductFailure | null,
  t: Translate,
): string | null {
  if (error) return errorText(error, t, t('product.specificationSaveFailed'), ['error', 'message'])
  return failure && productFailureText(failure, t)
}
