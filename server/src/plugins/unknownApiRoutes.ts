import type { FastifyRequest } from 'fastify'
import { notFound, refused } from './apiError.ts'
import { isApiPath, type App } from './app.ts'

/** A path below the API's, as the router has read it. */
interface UnderApi {
  Params: { '*'?: string }
}

/**
 * Answers requests that no route of the API handles: 405 with Allow where the path has other methods, else 404
 * (API-03). Add it before the routes, so that it sees them.
 */
export function addUnknownApiRoutes(app: App): void {
  const known: { pattern: RegExp; methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (isApiPath(url) && schema?.hide !== true)
      known.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  const options = { config: { csrf: false }, schema: { hide: true } }
  const refuse = (request: FastifyRequest<UnderApi>) => {
    throw answerTo(request)
  }
  // `GET /v1/` is a call (REV-03).
  const method = app.supportedMethods.filter((name) => !['GET', 'HEAD'].includes(name))
  app.route<UnderApi>({ ...options, url: '/v1', method, handler: refuse })
  app.all<UnderApi>('/v1/*', options, refuse)

  function answerTo({ params, method }: FastifyRequest<UnderApi>) {
    const path = `/v1/${params['*'] ?? ''}`
    const methods = new Set(known.flatMap((route) => (route.pattern.test(path) ? route.methods : [])))
    // If the path has this method, the path has a parameter that no route takes (too long a one).
    if (methods.size === 0 || methods.has(method)) return notFound()
    return refused(405, 'server.methodNotAllowed', { allow: [...methods].sort().join(', ') })
  }
}

/** A route's path as a pattern: `:name` is one segment, the slash at the end may be left out. */
function patternOf(url: string): RegExp {
  const segments = url.split('/').filter((segment) => segment !== '')
  const source = segments.map((segment) =>
    segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&'),
  )
  return new RegExp(`^/${source.join('/')}/?$`)
}
