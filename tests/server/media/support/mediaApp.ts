import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createFileStore } from '../../../../server/src/gateways/media/fileStore.ts'
import { mediaRoutes, type MediaRouteOptions } from '../../../../server/src/modules/media/routes.ts'
import type { App } from '../../../../server/src/plugins/app.ts'
import { addErrors } from '../../../../server/src/plugins/errors.ts'
import { addLanguage } from '../../../../server/src/plugins/language.ts'
import { cleanUp } from '../../support/cleanUp.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

/** A server with the media route, the shop's own error answers, and one call of an API beside it. */
export async function mediaApp(options: Partial<MediaRouteOptions> = {}): Promise<App> {
  const app: App = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(cookie)
  addErrors(app)
  await addLanguage(app)
  const mediaDir = options.mediaDir ?? temporaryFolder()
  await app.register(mediaRoutes, { mediaDir, store: createFileStore(mediaDir), demo: false, ...options })
  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.ready()
  cleanUp(() => app.close())
  return app
}

/** What a browser of today sends for a picture. */
export const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
