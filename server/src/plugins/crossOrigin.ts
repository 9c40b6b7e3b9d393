import { CSRF_HEADER } from '@dukani/contracts'
import cors from '@fastify/cors'
import type { App } from './app.ts'

/** Lets storefronts of the named origins, and no others, call the API with a shopper's cookies. */
export async function addCrossOrigin(app: App, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept-Language', 'Authorization', 'Content-Type', CSRF_HEADER, 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'X-Request-Id', 'Idempotent-Replayed'],
    maxAge: 600,
    strictPreflight: false,
  })
}
