import { catalogueImportSchema, type CatalogueImport, type Id, type RuntimeConfig } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** The path of all imports. */
export const IMPORTS_PATH = '/v1/admin/imports/'

/** The path of one import. */
export const importPath = (id: Id): string => `${IMPORTS_PATH}${encodeURIComponent(String(id))}/`

/** In ms: as long as the server waits for an upload. */
const UPLOAD_MS = 300_000

/** Uploads a file of products, which is then checked. @throws ApiError 409 while another one is under way */
export function uploadImport(client: ApiClient, file: File, signal: AbortSignal): Promise<CatalogueImport> {
  const body = new FormData()
  body.append('file', file)
  return client.request({
    path: IMPORTS_PATH,
    method: 'POST',
    body,
    signal,
    timeoutMs: UPLOAD_MS,
    read: (raw) => catalogueImportSchema.parse(raw),
  })
}

/** Imports a checked file, or cancels a running check or import. @throws ApiError 409 when it can't be imported now */
export function changeImport(
  client: ApiClient,
  id: Id,
  change: 'start' | 'cancel',
): Promise<CatalogueImport> {
  return client.request({
    path: `${importPath(id)}${change}/`,
    method: 'POST',
    read: (raw) => catalogueImportSchema.parse(raw),
  })
}

type Base = Pick<RuntimeConfig, 'apiBase'>

/** The address of a file with all problems of an import. */
export const problemsHref = (id: Id, { apiBase }: Base): string => `${apiBase}${importPath(id)}problems/`

/** The address of a file with the products. @param filter of their list; without it all products */
export function exportHref({ apiBase }: Base, filter: readonly (readonly [string, string])[] = []): string {
  const query = new URLSearchParams(filter.filter(([name]) => name !== 'sort').map((pair) => [...pair]))
  return `${apiBase}/v1/admin/products/export/${query.size === 0 ? '' : `?${query}`}`
}
