import type { ApiError } from './ApiError.ts'

/** Whether an Idempotency-Key was used before with other contents: an earlier version of the write was carried out. */
export const isKeyReused = ({ status }: ApiError): boolean => status === 422
