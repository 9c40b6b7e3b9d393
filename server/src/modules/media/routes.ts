import path from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { CONTENT_TYPES, formatFor } from './formats.ts'
import { makeAhead } from './makeAhead.ts'
import { refusalFor, unknownWidth } from './httpErrors.ts'
import { createMediaService, type MediaService } from './service.ts'
import { DamagedPictureError, originalsIn, type FindSource } from './sources.ts'
import { LARGEST_WIDTH, MEDIA_WIDTHS, type MediaWidth } from './widths.ts'

export interface MediaRouteOptions {
  /** contains generated files: `cache` and `demo`, which may be deleted */
  mediaDir: string
  /** the pictures of imports */
  store: MediaStore
  /** whether the demo shop's pictures are served too */
  demo: boolean
  /** whether the demo's pictures are made in the background once the server listens. @default false */
  ahead?: boolean
  /** pictures that may wait to be made before further ones are refused */
  queue?: number
}

interface MediaRequest {
  Params: { '*': string }
  Querystring: { w?: unknown }
}

const CACHED = 'public, max-age=31536000, immutable'

/**
 * `GET /media/<path>?w=<width>`: a picture in one of MEDIA_WIDTHS (the largest without `w`), as AVIF, WebP or JPEG,
 * whichever the Accept header takes. Never wider than the picture itself is.
 */
export const mediaRoutes: FastifyPluginAsync<MediaRouteOptions> = async (app, options) => {
  const { mediaDir, store, demo, ahead = false, queue } = options
  const sources: FindSource[] = [originalsIn(store)]
  // Loaded in demo mode only.
  const demoShop = demo ? (await import('./demo/demoShop.ts')).demoShop(path.join(mediaDir, 'demo')) : null
  if (demoShop) sources.push(...demoShop.sources)
  const service = createMediaService({ cacheDir: path.join(mediaDir, 'cache'), sources, queue })

  app.get<MediaRequest>('/media/*', (request, reply) => answer(service, request, reply))

  const stop = new AbortController()
  let madeAhead = Promise.resolve()
  if (demoShop && ahead)
    app.addHook('onListen', async () => {
      madeAhead = makeAhead(service, demoShop.ahead, { stop: stop.signal, log: app.log })
    })
  // Before the server waits for its last answers, so that those waiting for a picture get 503.
  app.addHook('preClose', async () => {
    stop.abort()
    await service.close()
    await madeAhead
  })
}

async function answer(
  service: MediaService,
  request: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const format = formatFor(request.headers.accept)
  const width = widthOf(request.query.w)
  reply.header('vary', 'Accept')
  const { data, etag } = await service.variant(request.params['*'], width, format).catch((error: unknown) => {
    if (error instanceof DamagedPictureError) request.log.warn({ err: error }, 'a picture can’t be read')
    throw refusalFor(error)
  })
  reply.header('cache-control', CACHED).header('etag', etag)
  if (holds(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(CONTENT_TYPES[format]).send(data)
}

function widthOf(asked: unknown): MediaWidth {
  if (asked === undefined) return LARGEST_WIDTH
  const width = MEDIA_WIDTHS.find((offered) => String(offered) === asked)
  if (width === undefined) throw unknownWidth()
  return width
}

/** Whether an If-None-Match header names the tag; proxies that compress mark it as weak. */
const holds = (header: string | undefined, etag: string): boolean =>
  header
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false
