import type { NavigateHandler } from '@dukani/design-system'
import { useFollow } from '#shared/routing/useFollow.ts'

/** The path of the back office. */
export const BASE = '/admin'

/** Makes the props of a link to a page of the back office, given its path below `/admin`. */
export function useAdminLink(): (to: string) => { href: string; onNavigate: NavigateHandler } {
  const follow = useFollow()
  return (to) => ({ href: BASE + to, onNavigate: follow(to) })
}
