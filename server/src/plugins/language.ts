import {
  createServerTranslate,
  DEFAULT_LANGUAGE,
  isLanguage,
  loadServerEnglish,
  serverKa,
  type Language,
  type ServerTranslate,
} from '@dukani/i18n'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the language of the answer's texts: the cookie `language`, else Accept-Language, else Georgian */
    language: Language
    /** the texts in that language */
    t: ServerTranslate
  }
}

/**
 * Gives each request its language. Needs the cookies to be parsed.
 * @returns `giveLanguage`, for requests that skip the hooks and so have no parsed cookies; and the texts
 */
export async function addLanguage(
  app: App,
): Promise<{ giveLanguage: (request: FastifyRequest) => void; texts: Record<Language, ServerTranslate> }> {
  const translate = {
    ka: createServerTranslate(serverKa),
    en: createServerTranslate(await loadServerEnglish()),
  }
  const give = (request: FastifyRequest, chosen: string | undefined) => {
    const accepted = preferred(request.headers['accept-language'] ?? '')
    request.language = isLanguage(chosen) ? chosen : (accepted ?? DEFAULT_LANGUAGE)
    request.t = translate[request.language]
  }
  app.decorateRequest('language', DEFAULT_LANGUAGE)
  app.decorateRequest('t', translate[DEFAULT_LANGUAGE])
  app.addHook('onRequest', async (request) => give(request, request.cookies['language']))
  return { giveLanguage: (request) => give(request, undefined), texts: translate }
}

/** The first of our languages by the client's own weights. */
function preferred(header: string): Language | null {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { language: tag.split('-')[0], weight: Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wishes) if (isLanguage(language)) return language
  return null
}
