import * as z from 'zod/mini'
import { StartError } from '../startError.ts'

/** A bucket of a storage that speaks S3's protocol. */
export interface ObjectStorageConfig {
  bucket: string
  /** before each key: empty, or a path that ends with `/` */
  prefix: string
  region: string
  /** the storage's address; undefined: Amazon's */
  endpoint: string | undefined
}

/** The variable of the object storage. */
export const mediaVariables = { MEDIA_URL: z.optional(z.string()) }

const EXAMPLE = 's3://bucket/folder?region=eu-central-1&endpoint=https://storage.example'

/**
 * Reads where pictures are stored; null: in the media folder.
 * @throws StartError
 */
export function objectStorageConfig({
  MEDIA_URL: address,
}: {
  MEDIA_URL?: string | undefined
}): ObjectStorageConfig | null {
  if (address === undefined) return null
  const url = URL.canParse(address) ? new URL(address) : null
  const endpoint = url?.searchParams.get('endpoint') ?? undefined
  const isWeb = endpoint === undefined || /^https?:\/\//.test(endpoint)
  if (url?.protocol !== 's3:' || url.host === '' || url.username !== '' || !isWeb)
    throw new StartError(`MEDIA_URL must be a bucket such as ${EXAMPLE}, without credentials.`)
  const folder = url.pathname.replace(/^\/+|\/+$/g, '')
  return {
    bucket: url.host,
    prefix: folder === '' ? '' : `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
  }
}
