import fastifyStatic from '@fastify/static'
import type { RuntimeConfig } from '@dukani/contracts'
import { DEFAULT_LANGUAGE } from '@dukani/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BackOfficeBuild } from './build.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { emptyDocument, inlineElements } from './document.ts'
import { FOR_EVER } from './fileCaching.ts'
import { compressedPage, type CachedPage } from './pageCache.ts'
import { sendDocument } from './sendDocument.ts'

export interface BackOfficeOptions {
  build: BackOfficeBuild
  runtimeConfig: RuntimeConfig
}

/** Serves the back office below `/admin`: one document for all its pages, which the browser renders, and its files. */
export async function backOfficePlugin(app: FastifyInstance, options: BackOfficeOptions): Promise<void> {
  const { build, runtimeConfig: config } = options
  const { template } = build
  await app.register(fastifyStatic, {
    root: build.dir,
    prefix: '/admin/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (pathname) => !pathname.endsWith('.html') && !pathname.includes('/.'),
    setHeaders: (reply) => {
      reply.header('cache-control', FOR_EVER)
    },
  })

  /** One for http and one for https. */
  const documents = new Map<boolean, Promise<CachedPage>>()
  const documentFor = (https: boolean): Promise<CachedPage> => {
    const made =
      documents.get(https) ??
      compressedPage({
        status: 200,
        tags: [],
        html: emptyDocument({ template, language: DEFAULT_LANGUAGE, config }),
        contentSecurityPolicy: contentSecurityPolicy({
          ...inlineElements(template),
          config,
          https,
        }),
      })
    documents.set(https, made)
    return made
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex')
    // Barcodes are scanned.
    reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=()')
    return sendDocument(request, reply, await documentFor(request.protocol === 'https'), 'no-cache')
  }

  // A chunk of an older release: answering it with a page would be an invalid script.
  app.get('/admin/assets/*', (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  )
  app.get('/admin', sendPage)
  app.get('/admin/*', sendPage)
}
