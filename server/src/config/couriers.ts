import * as z from 'zod/mini'

const KEY_ERROR = 'must be at least 32 random characters, for example from: openssl rand -hex 32'

/** The variable of couriers' devices. */
export const courierVariables = {
  COURIER_KEY: z.optional(z.string().check(z.minLength(32, KEY_ERROR))),
}
