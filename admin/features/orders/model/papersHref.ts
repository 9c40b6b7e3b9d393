import type { Id, PaperKind, RuntimeConfig } from '@dukani/contracts'

/** `GET /v1/admin/orders/papers/`, for a tab of its own: the cookie of the access token goes with it. */
export function papersHref(
  kind: PaperKind,
  ids: readonly Id[],
  { apiBase }: Pick<RuntimeConfig, 'apiBase'>,
): string {
  return `${apiBase}/v1/admin/orders/papers/?kind=${kind}&ids=${ids.join(',')}`
}
