import { preview, type Plugin } from 'vite'
import { freePort } from './freePort.ts'
import { projectDir } from './tools.ts'

export interface ServedFolder {
  /** without a trailing slash */
  origin: string
  close: () => Promise<void>
}

/** Each run has its own port and the files don't change, so they can be cached. */
const KEPT = { 'Cache-Control': 'max-age=31536000, immutable' }

/** Serves texts instead of files for some paths. */
const answering = (answers: Record<string, string>): Plugin => ({
  name: 'answers',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      const answer = answers[url]
      if (answer === undefined) next()
      else response.end(answer)
    })
  },
})

/**
 * Serves a built Storybook on localhost.
 * @param answers texts by path, in addition to the files
 */
export async function serveFolder(
  folder: string,
  answers: Record<string, string> = {},
): Promise<ServedFolder> {
  const port = await freePort()
  const server = await preview({
    configFile: false,
    root: projectDir,
    appType: 'mpa',
    logLevel: 'error',
    plugins: [answering(answers)],
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true, headers: KEPT },
  })
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
