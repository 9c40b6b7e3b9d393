import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RuntimeConfig } from '@dukani/contracts'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { inlineElements } from './document.ts'

/** The files of the build that the routes here send, with headers that other files don't have. */
export const OFFLINE_FILES = ['offline.html', 'sw.js', 'sw-off.js']

/** The element by which a page finds the worker to register (scripts/offlineWorker.ts). */
const WORKER_META = /<meta name="offline-worker"[^>]*>/

// A worker has the policy of its own file: it may fetch from the shop, and load nothing.
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

export interface OfflineOptions {
  clientDir: string
  config: RuntimeConfig
  /** false sends a worker that unregisters itself and replaces an earlier one */
  enabled: boolean
}

/** index.html as it is sent, without the worker's name when the offline page is off */
export function offlineTemplate(template: string, enabled: boolean): string {
  return enabled ? template : template.replace(WORKER_META, '')
}

/** The offline page, and the service worker that keeps it. */
export async function addOfflineRoutes(
  app: FastifyInstance,
  { clientDir, config, enabled }: OfflineOptions,
): Promise<void> {
  const page = await readFile(path.join(clientDir, 'offline.html')).catch(() => null)
  if (page === null) return
  const elements = inlineElements(page.toString())
  app.get('/offline.html', (request, reply) =>
    reply
      .header(
        'content-security-policy',
        contentSecurityPolicy({ ...elements, config, https: request.protocol === 'https' }),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  )
  const worker = path.join(clientDir, enabled ? 'sw.js' : 'sw-off.js')
  app.get('/sw.js', (_request, reply) =>
    reply
      .header('content-security-policy', WORKER_POLICY)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(createReadStream(worker)),
  )
}
