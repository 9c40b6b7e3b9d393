import type { App } from './app.ts'

/**
 * Bodies are JSON and nothing else (API-01): a form or a text, which another site's page could send, is refused with
 * 415. An empty body counts as none, whatever its type, since some clients name a type on every call.
 */
export function addBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
