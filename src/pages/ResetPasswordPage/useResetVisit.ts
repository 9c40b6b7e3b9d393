import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readResetEntry, resetLinkIn, type ResetEntry, type ResetLink } from '#shared/routing/resetLink.ts'
import { paths } from '#shared/routing/routes.ts'
import { useHydrated } from '#shared/hydration/useHydrated.ts'

/** What a visit of the screen is about, and its ways on. */
export interface ResetVisit {
  /** `starting`: what the server renders for everybody, who knows of no link */
  stage: 'starting' | 'link' | 'noLink' | 'done'
  /** null where there is none, and on the server; it may be there at the stage `starting` already */
  link: ResetLink | null
  /** why the server refused the link */
  refusal: string | null
  /** The password is set: the link is forgotten, a reload shows it too. */
  finish: () => void
  /** The link can't be used any more, and is forgotten. */
  refuse: (reason: string) => void
  /** Leaves for the catalogue; Back doesn't lead here again. */
  leave: () => void
}

/**
 * Follows the history entry of the screen. The link is moved into it before the app is there (hideResetLink); where that
 * wasn't done, it is now.
 */
export function useResetVisit(): ResetVisit {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const isHydrated = useHydrated()
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = useCallback(
    (entry: ResetEntry | null) => void navigate(pathname, { replace: true, state: entry }),
    [navigate, pathname],
  )

  const inQuery = resetLinkIn(search)
  const entry = inQuery === null ? readResetEntry(state) : { resetLink: inQuery }
  useEffect(() => {
    const resetLink = resetLinkIn(search)
    if (resetLink !== null) keep({ resetLink })
  }, [keep, search])

  return {
    stage: isHydrated ? stageOf(entry) : 'starting',
    link: entry !== null && 'resetLink' in entry ? entry.resetLink : null,
    refusal,
    finish: () => keep({ resetDone: true }),
    refuse: (reason) => {
      setRefusal(reason)
      keep(null)
    },
    leave: () => void navigate(paths.catalog, { replace: true }),
  }
}

function stageOf(entry: ResetEntry | null): ResetVisit['stage'] {
  if (entry === null) return 'noLink'
  return 'resetDone' in entry ? 'done' : 'link'
}
