import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type {} from '@fastify/cookie'
import type { PublicSettings, RuntimeConfig, ScreenData, ThemeChoice } from '@dukani/contracts'
import type { Language, ServerTranslate } from '@dukani/i18n'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FRESH_BEHIND_CDN_MS } from '../../config/limits.ts'
import { isDatabaseUnavailable } from '../../db/databaseErrors.ts'
import type { Cdn } from '../../gateways/cdn/cdn.ts'
import { ALL_PAGES } from '../../gateways/cdn/pageTags.ts'
import { startPurger } from '../../gateways/cdn/purger.ts'
import { priceChanges } from '../../observations.ts'
import { QueueBusyError } from '../../workQueue.ts'
import { logFailure } from '../errors.ts'
import { networkOf } from '../network.ts'
import type { StorefrontBuild } from './build.ts'
import { FOR_AN_HOUR, FOR_EVER } from './fileCaching.ts'
import { addOfflineRoutes, OFFLINE_FILES, offlineTemplate } from './offline.ts'
import { carriesSecret, kindOfPage, pageAddress, pageLanguage } from './pageAddress.ts'
import { createPageCache, type CachedPage } from './pageCache.ts'
import { createPages, type PageRequest } from './pages.ts'
import { createRenderTurns } from './renderTurns.ts'
import { dictionaryHeaders, readScriptDeltas } from './scriptDeltas.ts'
import { sendDocument } from './sendDocument.ts'
import { unavailablePage } from './unavailablePage.ts'

export interface StorefrontOptions {
  build: StorefrontBuild
  data: ScreenData
  runtimeConfig: RuntimeConfig
  /** what the owner has changed of the storefront's texts; `version` differs whenever `settings` do */
  settings: () => { settings: PublicSettings; version: string }
  texts: Readonly<Record<Language, ServerTranslate>>
  /** the shop's origin for canonical addresses, from the settings and never from a request; null if not set */
  origin: () => string | null
  /** pages that are rendered for one address per minute; 0 means no limit */
  rendersPerMinute: number
  /** whether browsers keep the offline page */
  offlinePage: boolean
  /** the cache in front of the shop; null: there may be one, but the shop doesn't purge it */
  cdn: Cdn | null
}

/** Retry-After (s) of a page that couldn't be rendered. */
const RETRY_AFTER = '5'

/** What caches between the shop and its visitors, such as a CDN, do with a page. Browsers always ask again. */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60'
/** The same for a cache that the shop purges when products change. */
const SHARED_UNTIL_PURGED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

const FRESH = { freshMs: 5_000, staleMs: 5 * 60_000, isTemporary: isDatabaseUnavailable }

/** Behind a cache that the shop purges, which then must get the changed page from any process. */
const FRESH_BEHIND_CDN = { ...FRESH, freshMs: FRESH_BEHIND_CDN_MS, staleMs: 0 }

/**
 * Serves the storefront: its static files, and its first screen, rendered for a guest and cached for up to five seconds
 * by URL, language and settings. No personal data is read here, so none can be cached. When too many renders are waiting,
 * the page is sent unrendered, and the browser renders it.
 */
export async function storefrontPlugin(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const { build, data, runtimeConfig, settings, texts, origin, rendersPerMinute, offlinePage, cdn } = options
  const template = offlineTemplate(build.template, offlinePage)
  const pages = createPages({ template, data, config: runtimeConfig, settings, renderPage: build.renderPage })
  const turns = createRenderTurns({ perMinute: rendersPerMinute })
  const fresh = cdn === null ? FRESH : FRESH_BEHIND_CDN
  const ownPages = createPageCache({ ...fresh, maxPages: 500 })
  // Separate caches, so that arbitrary searches don't evict the shop's own pages.
  const searches = createPageCache({ ...fresh, maxPages: 100 })

  const evict = (tags: readonly string[]) => {
    for (const cache of [ownPages, searches]) cache.evict(tags)
  }
  const endEvictions = priceChanges.subscribe(() => evict([ALL_PAGES]))
  app.addHook('onClose', async () => endEvictions())
  if (cdn !== null) {
    const onFailure = (error: unknown) =>
      app.log.warn({ err: error }, 'pages couldn’t be removed from the cache')
    app.addHook('onClose', startPurger({ cdn, onFailure, evict }))
  }

  await app.register(fastifyStatic, {
    root: build.clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: OFFLINE_FILES,
    allowedPath: (pathname) => !pathname.endsWith('.html') && !pathname.includes('/.'),
    setHeaders: (reply, file) => {
      const isHashed = path.relative(build.clientDir, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? FOR_EVER : FOR_AN_HOUR).headers(dictionaryHeaders(file))
    },
  })
  const sendDelta = await readScriptDeltas(build.deltasDir)
  app.addHook('onRequest', async (request, reply) => (sendDelta(request, reply) ? reply : undefined))

  const renderedPage = (request: FastifyRequest, asked: PageRequest): Promise<CachedPage> => {
    const key = [asked.url, asked.language, asked.https, settings().version].join(' ')
    const cache = kindOfPage(asked.url) === 'madeUp' ? searches : ownPages
    const render = () => pages.rendered(asked)
    return cache.get(
      key,
      {
        render: () => turns.run(networkOf(request.ip), render),
        refresh: () => turns.run(null, render),
      },
      (error) => {
        if (!(error instanceof QueueBusyError)) logFailure(error, request)
      },
    )
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = {
      url: pageAddress(request.url),
      origin: origin(),
      language: pageLanguage(request.url),
      https: request.protocol === 'https',
    }
    const page = await renderedPage(request, asked).catch((error: unknown) => {
      if (error instanceof QueueBusyError) return null
      throw error
    })
    if (page === null) return sendDocument(request, reply, await pages.unrendered(asked), 'no-store')
    if (cdn !== null) reply.headers({ 'surrogate-key': page.tags.join(' '), 'cache-tag': page.tags.join() })
    return sendDocument(request, reply, page, cdn === null ? SHARED : SHARED_UNTIL_PURGED)
  }

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const isTemporary = isDatabaseUnavailable(error)
    // Client errors are answered as everywhere.
    if (!isTemporary && error.statusCode !== undefined && error.statusCode < 500) throw error
    logFailure(error, request)
    const language = pageLanguage(request.url)
    const { html, contentSecurityPolicy } = unavailablePage(
      { t: texts[language], language, theme: chosenTheme(request) },
      isTemporary,
    )
    if (isTemporary) reply.header('retry-after', RETRY_AFTER)
    if (carriesSecret(request.url)) reply.header('referrer-policy', 'no-referrer')
    return reply
      .code(isTemporary ? 503 : 500)
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })

  await addOfflineRoutes(app, { clientDir: build.clientDir, config: runtimeConfig, enabled: offlinePage })
  // A chunk of an older release: answering it with a page would be an invalid script.
  app.get('/assets/*', (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  )
  // Every path is a page of the storefront, found or not (ROUTE-06), except those of the API, the files and the server.
  app.get('/', sendPage)
  app.get('/*', sendPage)
}

/** For the page of an error only, which no cache keeps. */
function chosenTheme(request: FastifyRequest): ThemeChoice {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : null
}
