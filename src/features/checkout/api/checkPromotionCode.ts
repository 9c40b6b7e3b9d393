import { toGel, toTetri, type Tetri } from '@dukani/contracts'
import { gelOf, isRecord } from '#shared/api/adapters/values.ts'
import { parseError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import type { Promotion } from '../model/orderBody.ts'

/** `POST /v1/promotion-codes/check/`, ours. @throws ApiError; 400 when the code can't be used */
export function checkPromotionCode(client: ApiClient, code: string, total: Tetri): Promise<Promotion> {
  return client.request({
    path: '/v1/promotion-codes/check/',
    method: 'POST',
    body: { code, subtotal: toGel(total) },
    read: (raw) => {
      const discount = isRecord(raw) ? gelOf(raw['discount']) : null
      if (discount === null) throw parseError('a promotion code')
      return { code, discount: toTetri(discount) }
    },
  })
}
