import S3rver from 's3rver'
import { objectStorageConfig, type ObjectStorageConfig } from '../../../server/src/config/media.ts'
import { cleanUp } from './cleanUp.ts'
import { temporaryFolder } from './temporaryFolder.ts'

// The only ones that s3rver knows.
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** Starts a storage with S3's protocol and a bucket, and stops it after the file's last test. */
export async function objectStorage(): Promise<{ config: ObjectStorageConfig; stop: () => Promise<void> }> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'shop-media' }],
  })
  const { port } = await server.run()
  Object.assign(process.env, CREDENTIALS)
  let isRunning = true
  const stop = async () => {
    if (isRunning) await server.close()
    isRunning = false
  }
  cleanUp(async () => {
    for (const name of Object.keys(CREDENTIALS)) delete process.env[name]
    await stop()
  })
  const config = objectStorageConfig({
    MEDIA_URL: `s3://shop-media/pictures?endpoint=http://127.0.0.1:${port}`,
  })
  if (config === null) throw new Error('no object storage')
  return { config, stop }
}
