import { createTranslate, ka, loadEnglish, type Translate } from '@dukani/i18n'
import type { FastifyReply } from 'fastify'
import { PoolBusyError, PoolClosedError } from './jobPool.ts'
import { DamagedPictureError, UnknownPictureError } from './sources.ts'
import { MEDIA_WIDTHS } from './widths.ts'

/** The width that was asked for is none of MEDIA_WIDTHS. */
export class UnknownWidthError extends Error {
  override name = 'UnknownWidthError'
}

const RETRY_AFTER_SECONDS = 2

/**
 * Answers why there is no picture: 400 for a width that isn't offered, 404 for a picture that isn't there or can't
 * be read, 503 with Retry-After while too many are being made.
 * @throws the error itself when it is none of these
 */
export async function refuse(
  reply: FastifyReply,
  error: unknown,
  acceptLanguage: string | undefined,
): Promise<FastifyReply> {
  const t = await translateFor(acceptLanguage)
  // A picture that is missing now may be there in a minute: a refusal is never kept.
  reply.header('cache-control', 'no-store')
  if (error instanceof UnknownWidthError)
    return reply.code(400).send({ detail: t('server.mediaWidth', { widths: MEDIA_WIDTHS.join(', ') }) })
  if (error instanceof UnknownPictureError) return reply.code(404).send({ detail: t('server.notFound') })
  if (error instanceof DamagedPictureError) {
    reply.log.warn({ err: error }, 'a picture can’t be read')
    return reply.code(404).send({ detail: t('server.mediaDamaged') })
  }
  if (error instanceof PoolBusyError || error instanceof PoolClosedError)
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .send({ detail: t('server.busy') })
  throw error
}

async function translateFor(acceptLanguage = ''): Promise<Translate> {
  const [first = ''] = /\b(?:ka|en)\b/i.exec(acceptLanguage) ?? []
  return createTranslate(first.toLowerCase() === 'en' ? await loadEnglish() : ka)
}
