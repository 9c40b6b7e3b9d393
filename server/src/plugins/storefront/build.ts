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

/** The built back office. */
export interface BackOfficeBuild {
  /** the folder of its static files */
  dir: string
  /** its index.html */
  template: string
}

/**
 * Loads the build of the back office.
 * @param distDir the folder that holds `admin`
 * @returns null when it has not been built
 */
export async function loadBackOfficeBuild(distDir: string): Promise<BackOfficeBuild | null> {
  const dir = path.join(distDir, 'admin')
  const template = await readFile(path.join(dir, 'index.html'), 'utf8').catch(() => null)
  return template === null ? null : { dir, template }
}
