import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { refused } from './apiError.ts'
import type { App } from './app.ts'

/** The probes of a load balancer. */
const PROBES = new Set(['/healthz', '/readyz'])

const schema = { response: { 200: z.object({ status: z.literal('ok') }) } }

/** Whether a request is a load balancer’s probe, of which there are many. */
export function isProbe({ routeOptions }: FastifyRequest): boolean {
  return PROBES.has(routeOptions.url ?? '')
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, so its database answers too, however busy; 503 while it doesn't and
 * while the process is ending, so that a load balancer sends nothing more.
 */
export function addHealth(app: App, db: Database, isDraining: () => boolean): void {
  const ok = { status: 'ok' as const }
  app.get('/healthz', { schema }, async () => ok)
  app.get('/readyz', { schema }, async () => {
    if (isDraining()) throw refused(503, 'server.busy', { 'retry-after': '5' })
    await db.ping()
    return ok
  })
}
