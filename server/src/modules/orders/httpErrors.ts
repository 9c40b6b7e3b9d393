import type { ShopOrderDetails } from '@dukani/contracts'
import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { Result } from '../../result.ts'
import type { ChangeRefusal } from './orderChange.ts'

/** The order after a change by staff. @throws ApiError */
export function changed(result: Result<ShopOrderDetails, ChangeRefusal>): ShopOrderDetails {
  if (result.ok) return result.value
  throw refusal(result.error)
}

function refusal(why: ChangeRefusal): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'changedMeanwhile':
      return refused(409, 'server.changedMeanwhile')
    case 'notPaid':
      return refused(409, 'server.notPaidYet')
    case 'wrongStatus':
      return refused(409, 'server.notNextStatus')
    case 'notTransfer':
      return refused(409, 'server.notTransfer')
    case 'nothingToRefund':
      return refused(409, 'server.nothingToRefund')
    case 'stillOpen':
      return refused(409, 'server.refundByCancel')
    case 'tooMuch':
      return refused(409, 'server.refundTooMuch')
    case 'goodsAreBack':
      return refused(409, 'server.goodsAreBack')
    case 'customerErased':
      return refused(409, 'server.refundCustomerErased')
    case 'keyReused':
      return refused(422, 'server.keyReused')
    case 'notCourier':
      return fieldErrors((t) => ({ courier: [t('server.notCourier')] }))
  }
}
