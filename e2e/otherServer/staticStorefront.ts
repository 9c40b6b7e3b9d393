import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { listen, type Listening } from './answering.ts'

const DIST = path.resolve('dist/client')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}
const CONFIG = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/

/**
 * Serves the built storefront as any file server does: files, and index.html for every other path.
 * @param config what a shop writes into the configuration element of index.html
 */
export function startStaticStorefront(config: () => object): Promise<Listening> {
  const index = async () => {
    const page = await readFile(path.join(DIST, 'index.html'), 'utf8')
    if (!CONFIG.test(page)) throw new Error('index.html has no element for the configuration')
    return page.replace(CONFIG, (_, start: string, end: string) => start + JSON.stringify(config()) + end)
  }
  return listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = path.join(DIST, path.normalize(decodeURIComponent(pathname)))
      const isPage = path.extname(file) === '' || pathname === '/index.html'
      void (isPage ? index() : readFile(file)).then(
        (content) => {
          const type = TYPES[isPage ? '.html' : path.extname(file)] ?? 'application/octet-stream'
          response.writeHead(200, { 'Content-Type': type }).end(content)
        },
        () => response.writeHead(404).end(),
      )
    }),
  )
}
