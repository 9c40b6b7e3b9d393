import type { PlainServerKey } from '@dukani/i18n'
import { ApiError, fieldErrors, notFound, refused } from '../../plugins/apiError.ts'
import type { ReturnChangeRefusal } from './adminService.ts'
import type { PictureRefusal } from './pictures.ts'
import type { ReturnRefusal } from './service.ts'

/** Why a return wasn't asked for, as an answer. */
export function refusal(why: ReturnRefusal): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'tooLate':
      return refused(409, 'ordering.returnTooLate')
    case 'tooMany':
      return refused(409, 'ordering.returnTooMany')
    case 'alreadyAsked':
      return refused(409, 'ordering.returnAlreadyAsked')
    case 'unknownPicture':
      return fieldErrors((t) => ({ pictures: [t('server.unknownPicture')] }))
  }
}

/** Why a picture wasn't stored, as an answer. */
export function pictureRefusal(why: PictureRefusal): ApiError {
  switch (why) {
    case 'notFound':
    case 'tooLate':
      return refusal(why)
    case 'tooManyPictures':
      return refused(409, 'ordering.returnPictures')
    default:
      return refusedPicture(400, `account.${why}`)
  }
}

/** Why staff didn't change a return, as an answer. */
export function changeRefusal(why: ReturnChangeRefusal): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'changedMeanwhile':
      return refused(409, 'server.changedMeanwhile')
    case 'notRefundable':
      return refused(409, 'server.nothingToRefund')
  }
}

/** A refused picture, with a sentence at its field and as `detail`. */
export function refusedPicture(statusCode: number, key: PlainServerKey): ApiError {
  return new ApiError(statusCode, (t) => ({ picture: [t(key)], detail: t(key) }))
}
