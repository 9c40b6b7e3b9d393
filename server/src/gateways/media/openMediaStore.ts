import type { Config } from '../../config/config.ts'
import { createFileStore } from './fileStore.ts'
import type { MediaStore } from './mediaStore.ts'

/** Opens the bucket of `MEDIA_URL`, else the media folder. */
export async function openMediaStore({
  mediaDir,
  objectStorage,
}: Pick<Config, 'mediaDir' | 'objectStorage'>): Promise<MediaStore> {
  if (objectStorage === null) return createFileStore(mediaDir)
  // Loaded on demand: the client is large.
  const { createS3Store } = await import('./s3Store.ts')
  return createS3Store(objectStorage)
}
