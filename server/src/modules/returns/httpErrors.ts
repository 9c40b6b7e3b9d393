import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import { refusedPicture } from '../../plugins/pictureForm.ts'
import type { ReturnChangeRefusal } from './adminService.ts'
import type { PictureRefusal } from './pictures.ts'
import type { ReturnRefusal } from './service.ts'

/** The field of an uploaded picture. */
export const PICTURE = 'picture'

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
      return refusedPicture(400, PICTURE, `account.${why}`)
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
