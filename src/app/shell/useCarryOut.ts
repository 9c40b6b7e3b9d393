import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useOverlays } from '#shared/overlays.ts'
import { scrollToSection } from '#shared/scrollToSection.ts'
import type { Wanted } from '#shared/session/wanted.ts'

/** Carries out what a guest wanted, once they are a customer (AUTH-12, NAV-03). */
export function useCarryOut(): (wanted: Wanted) => void {
  const navigate = useNavigate()
  const { open } = useOverlays()
  return useCallback(
    (wanted) => {
      if (wanted.type === 'visit') void navigate(wanted.path, { state: { openedInShop: true } })
      else if (wanted.type === 'overlay') open(wanted.overlay)
      else scrollToSection(wanted.id)
    },
    [navigate, open],
  )
}
