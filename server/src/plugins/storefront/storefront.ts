import path from 'node:path'
import type {} from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import type { RuntimeConfig, ScreenData, ThemeChoice } from '@dukani/contracts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@dukani/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../origin.ts'
import type { StorefrontBuild } from './build.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { assembleDocument } from './document.ts'
import { addOfflineRoutes, OFFLINE_FILES, offlineTemplate } from './offline.ts'
import { carriesSecret, isWorthKeeping, pageAddress } from './pageAddress.ts'
import { createPageCache, type CachedPage } from './pageCache.ts'

export interface StorefrontOptions {
  build: StorefrontBuild
  data: ScreenData
  runtimeConfig: RuntimeConfig
  /** origin for canonical addresses; the request's own when not set */
  publicUrl: string | null
  /** whether browsers keep a page for when there is no connection */
  offlinePage: boolean
}

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Serves the storefront: its static files, and its first screen, rendered for a guest and cached for up to five
 * seconds by address, language and theme. Nothing of a person is read here, so nothing of one can be cached.
 */
export async function storefrontPlugin(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const { build, data, runtimeConfig, publicUrl, offlinePage } = options
  const template = offlineTemplate(build.template, offlinePage)
  const cache = createPageCache({ freshMs: 5_000, staleMs: 5 * 60_000, maxPages: 500 })

  await app.register(fastifyStatic, {
    root: build.clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: OFFLINE_FILES,
    allowedPath: (pathname) => !pathname.endsWith('.html') && !pathname.includes('/.'),
    setHeaders: (reply, file) => {
      const hashed = path.relative(build.clientDir, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600')
    },
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = pageAddress(request.url)
    const language = chosenLanguage(request)
    const theme = chosenTheme(request)
    const origin = originOf(request, publicUrl)
    const https = request.protocol === 'https'
    const key = [url, language, theme, origin].join(' ')
    const render = async () => {
      const rendered = await build.renderPage({ url, origin, language, theme, config: runtimeConfig, data })
      return {
        status: rendered.status,
        html: assembleDocument({
          template,
          language,
          theme,
          config: runtimeConfig,
          page: rendered,
        }),
        contentSecurityPolicy: contentSecurityPolicy({
          styles: rendered.styles.map(({ css }) => css),
          config: runtimeConfig,
          https,
        }),
      }
    }
    const page = isWorthKeeping(url)
      ? await cache.get(key, render, (error) =>
          request.log.error({ err: error }, 'a cached page could not be rendered anew'),
        )
      : await cache.pass(key, render)
    return send(request, reply, page)
  }

  await addOfflineRoutes(app, { clientDir: build.clientDir, config: runtimeConfig, enabled: offlinePage })
  // A chunk of an older release: a page in its place would be a script that can't be read.
  app.get('/assets/*', (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  )
  // Every path but the API's, the files' and the server's own is a page of the storefront, found or not (ROUTE-06).
  app.get('/', sendPage)
  app.get('/*', sendPage)
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const isSecret = carriesSecret(request.url)
  reply
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', isSecret ? 'no-store' : 'no-cache')
    .header('vary', 'Accept-Encoding, Cookie')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8')
  if (isSecret) reply.header('referrer-policy', 'no-referrer')
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}

function chosenEncoding(accepted: string | undefined): keyof CachedPage['bodies'] {
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

function chosenLanguage(request: FastifyRequest): Language {
  const { language } = request.cookies
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

function chosenTheme(request: FastifyRequest): ThemeChoice {
  const { theme } = request.cookies
  return theme === 'light' || theme === 'dark' ? theme : null
}
