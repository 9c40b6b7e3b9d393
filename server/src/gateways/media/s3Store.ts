import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { OBJECT_STORAGE_CONNECT_TIMEOUT_MS, OBJECT_STORAGE_TIMEOUT_MS } from '../../config/limits.ts'
import type { ObjectStorageConfig } from '../../config/media.ts'
import { BusyError } from '../../errors.ts'
import { TooLargeError, type MediaStore } from './mediaStore.ts'

const RETRY_AFTER_S = 5

/** Pictures in a bucket of any storage that speaks S3's protocol. Credentials come from the usual places (AWS_…). */
export function createS3Store({ bucket, prefix, region, endpoint }: ObjectStorageConfig): MediaStore {
  const client = new S3Client({
    region,
    // Storages that aren't Amazon's have no host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: OBJECT_STORAGE_CONNECT_TIMEOUT_MS,
      requestTimeout: OBJECT_STORAGE_TIMEOUT_MS,
    },
    // Not all storages know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  return {
    read: (key, maxBytes = Infinity) =>
      unlessMissing(async () => {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(key)))
        if (Body === undefined) return null
        if (ContentLength > maxBytes) {
          await Body.transformToWebStream().cancel()
          throw new TooLargeError(`${key}: ${ContentLength} bytes`)
        }
        return Buffer.from(await Body.transformToByteArray())
      }),

    has: async (key) => (await unlessMissing(() => client.send(new HeadObjectCommand(at(key))))) !== null,

    write: (key, data) =>
      reached(async () => void (await client.send(new PutObjectCommand({ ...at(key), Body: data })))),

    remove: (key) => reached(async () => void (await client.send(new DeleteObjectCommand(at(key))))),

    storedBefore: (within, moment) =>
      reached(async () => {
        const old: string[] = []
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client },
          { Bucket: bucket, Prefix: prefix + within },
        )) {
          for (const { Key = '', LastModified } of Contents)
            if (LastModified !== undefined && LastModified < moment) old.push(Key.slice(prefix.length))
        }
        return old
      }),
  }
}

async function unlessMissing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await reached(ask)
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}

/** Turns the failures that may pass into a BusyError; the others, such as a wrong key, are the shop's own mistake. */
async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof TooLargeError) throw error
    if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) throw error
    throw new BusyError('the object storage is unavailable', RETRY_AFTER_S, { cause: error })
  }
}
