import * as z from 'zod/mini'
import * as variable from './variables.ts'

/** A cache in front of the shop whose pages can be removed by their tags. */
export interface CdnConfig {
  /** the address that takes a POST with the tags to remove */
  purgeUrl: string
  /** sent as `Authorization: Bearer` and `Fastly-Key`; undefined: the address needs none */
  purgeToken: string | undefined
}

export const cdnVariables = {
  CDN_PURGE_URL: variable.optionalServer(),
  CDN_PURGE_TOKEN: z.optional(z.string()),
}

/** Reads the cache's settings; null: pages are only cached for a few seconds. */
export function cdnConfig(values: {
  CDN_PURGE_URL?: string | undefined
  CDN_PURGE_TOKEN?: string | undefined
}): CdnConfig | null {
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: purgeToken } = values
  return purgeUrl === undefined ? null : { purgeUrl, purgeToken }
}
