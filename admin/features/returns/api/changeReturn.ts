import { shopReturnDetailsSchema, type Id, type ShopReturnDetails } from '@dukani/contracts'
import { formText } from '#admin/shared/formText.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { RETURN_FIELDS, type ReturnAction } from '../model/returnSteps.ts'

/** The path of all returns. */
export const RETURNS_PATH = '/v1/admin/returns/'

/** The path of one return. */
export const returnPath = (id: Id): string => `${RETURNS_PATH}${encodeURIComponent(String(id))}/`

/**
 * Makes a step with a return as it was seen.
 * @param fields of the question before it
 * @returns the return after it
 * @throws ApiError 409 when it has changed meanwhile
 */
export function changeReturn(
  client: ApiClient,
  { id, state: seen, amount }: ShopReturnDetails,
  action: ReturnAction,
  fields: FormData,
): Promise<ShopReturnDetails> {
  const more = {
    ...(action === 'refuse' && { refusal: formText(fields, RETURN_FIELDS.refusal) }),
    ...(action === 'refund' && {
      amount,
      restock: fields.has(RETURN_FIELDS.restock),
      reference: formText(fields, RETURN_FIELDS.reference),
    }),
  }
  return client.request({
    path: `${returnPath(id)}${action}/`,
    method: 'POST',
    body: { seen, ...more },
    read: (raw) => shopReturnDetailsSchema.parse(raw),
  })
}
