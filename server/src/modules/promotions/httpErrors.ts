import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { ChangeRefusal } from './changes.ts'

/** Why a promotion wasn't created or changed, as an answer. */
export function refusal(why: ChangeRefusal | 'keyReused'): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'keyReused':
      return refused(422, 'server.keyReused')
    case 'changedMeanwhile':
      return refused(409, 'server.promotionChanged')
    case 'isOver':
      return refused(409, 'server.promotionOver')
    case 'notBegun':
      return refused(409, 'server.promotionNotBegun')
    case 'wasOn':
      return refused(409, 'server.promotionWasOn')
    case 'percentOrAmount':
      return fieldErrors((t) => ({ percent: [t('server.percentOrAmount')] }))
    case 'endsBeforeStart':
      return fieldErrors((t) => ({ ends_at: [t('server.endsBeforeStart')] }))
    case 'endsInPast':
      return fieldErrors((t) => ({ ends_at: [t('server.endsInPast')] }))
    case 'hasBegun':
      return fieldErrors((t) => ({ starts_at: [t('server.promotionHasBegun')] }))
    case 'noTargets':
      return fieldErrors((t) => ({ categories: [t('server.promotionNoTargets')] }))
    case 'unknownCategory':
      return fieldErrors((t) => ({ categories: [t('server.unknownCategory')] }))
    case 'unknownProduct':
      return fieldErrors((t) => ({ products: [t('server.unknownProduct')] }))
  }
}
