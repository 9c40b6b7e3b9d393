import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

export interface OfflineWorkerOptions {
  /** the offline page, an entry of the build */
  page: string
  /** the service worker: its entry and file name */
  worker: string
  /** what the page loads dynamically: modules and other files */
  also: { modules: readonly RegExp[]; files: readonly RegExp[] }
  /** the page that registers the worker */
  registeredBy: string
}

/** Placeholder in the worker's source, replaced by the build. */
const FILES = '__OFFLINE_FILES__'
const RELEASE = '__OFFLINE_RELEASE__'

/**
 * Injects the offline page's files into the service worker, with a version by their contents, so that the worker
 * changes exactly when one of them does.
 */
export function offlineWorker({ page, worker, also, registeredBy }: OfflineWorkerOptions): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: (_html, { path }) =>
      path === `/${registeredBy}`
        ? [{ tag: 'meta', attrs: { name: 'offline-worker', content: `/${worker}.js` }, injectTo: 'head' }]
        : [],
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const chunks = outputs.filter((output) => output.type === 'chunk')
      const workerChunk = chunks.find(({ fileName }) => fileName === `${worker}.js`)
      const html = bundle[page]
      if (workerChunk === undefined || html?.type !== 'asset') return
      if (workerChunk.imports.length > 0)
        this.error(`the worker has to be one file, but imports ${workerChunk.imports.join()}`)
      const begins = chunks.filter(
        ({ facadeModuleId, moduleIds }) =>
          facadeModuleId?.endsWith(`/${page}`) === true ||
          moduleIds.some((id) => also.modules.some((wanted) => wanted.test(id))),
      )
      const files = outputs.map(({ fileName }) => fileName)
      const kept = new Set([
        ...begins.flatMap(({ fileName }) => withImports(fileName, bundle)),
        ...files.filter((file) => also.files.some((wanted) => wanted.test(file))),
      ])
      const addresses = [page, ...[...kept].sort()].map((file) => `/${file}`)
      const release = createHash('sha256')
        .update(addresses.join())
        .update(html.source)
        .digest('hex')
        .slice(0, 12)
      workerChunk.code = workerChunk.code
        .replaceAll(FILES, JSON.stringify(addresses))
        .replaceAll(RELEASE, JSON.stringify(release))
    },
  }
}

/** A file and all files that it needs. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  const output = bundle[fileName]
  if (seen.has(fileName) || output?.type !== 'chunk') return []
  seen.add(fileName)
  return [fileName, ...output.imports.flatMap((imported) => withImports(imported, bundle, seen))]
}
