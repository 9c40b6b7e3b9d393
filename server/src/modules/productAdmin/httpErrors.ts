import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { EditProblem } from './planEdit.ts'

/** Why a product wasn't added or changed, as an answer. */
export function refusal(why: EditProblem | 'notFound' | 'keyReused'): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'keyReused':
      return refused(422, 'server.keyReused')
    case 'notEnough':
      return refused(409, 'server.notEnoughStock')
    case 'tooMany':
      return refused(409, 'server.tooMuchStock')
    case 'barcodeTaken':
      return refused(409, 'server.barcodeTaken')
    case 'unknownPart':
      return refused(409, 'server.productChanged')
    case 'unknownCategory':
      return fieldErrors((t) => ({ category: [t('server.unknownCategory')] }))
    case 'unknownPicture':
      return fieldErrors((t) => ({ pictures: [t('server.unknownPicture')] }))
  }
}
