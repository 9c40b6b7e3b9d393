import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@dukani/contracts'

/** The built storefront: what the browser gets, and the function that renders its first screen. */
export interface StorefrontBuild {
  /** the folder of static files */
  clientDir: string
  /** the folder of differences between releases; may be missing */
  deltasDir: string
  /** index.html of the client build */
  template: string
  renderPage: RenderPage
}

/**
 * Loads the storefront's two builds.
 * @param distDir the folder that holds `client` and `server`
 * @returns null when the storefront has not been built: the server then is an API alone
 */
export async function loadStorefrontBuild(distDir: string): Promise<StorefrontBuild | null> {
  const clientDir = path.join(distDir, 'client')
  const template = await readFile(path.join(clientDir, 'index.html'), 'utf8').catch(() => null)
  if (template === null) return null
  const entry = path.join(distDir, 'server', 'entryServer.js')
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage }
  return { clientDir, deltasDir: path.join(distDir, 'deltas'), template, renderPage }
}
