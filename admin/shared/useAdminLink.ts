import type { NavigateHandler } from '@dukani/design-system'
import { useLocation } from 'react-router'
import { useFollow } from '#shared/routing/useFollow.ts'

/** The path of the back office. */
export const BASE = '/admin'

/**
 * Makes the props of a link to a page of the back office, given its path below `/admin`. A link to the page that is shown
 * adds nothing to the history, so that Back leads away from it.
 */
export function useAdminLink(): (to: string) => { href: string; onNavigate: NavigateHandler } {
  const follow = useFollow()
  const { pathname, search } = useLocation()
  return (to) => ({ href: BASE + to, onNavigate: follow(to, { replace: to === pathname + search }) })
}
