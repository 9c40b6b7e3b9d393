import type { Plugin } from 'vite'

const DOCUMENT = '/admin/index.html'
/** A page of the back office, not one of its modules. */
const PAGE = /^\/admin(?:\/[^.?]*)?(?:\?.*)?$/

/** Serves the back office's document at all of its addresses while developing. A build has its own configuration. */
export function adminInDev(): Plugin {
  return {
    name: 'admin-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (PAGE.test(request.url ?? '')) request.url = DOCUMENT
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      // Its addresses are at different depths.
      handler: (html, { path }) => (path === DOCUMENT ? html.replace('"./app/', '"/admin/app/') : html),
    },
  }
}
