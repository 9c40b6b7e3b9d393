import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useHearts } from '#features/wishlist/api/useHearts.ts'
import { useOverlays } from '#shared/history/useEntry.ts'
import { OPENED_IN_SHOP } from '#shared/history/entry.ts'
import { ANCHORS } from '#shared/routing/routes.ts'
import { scrollToSection } from '#shared/routing/scrollToSection.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'

/** Returns a function that runs a pending action after the login (AUTH-12, NAV-03). */
export function useRunAction(): (wanted: PendingAction) => void {
  const navigate = useNavigate()
  const { open } = useOverlays()
  const hearts = useHearts()
  return useCallback(
    (wanted) => {
      if (wanted.type === 'visit') void navigate(wanted.path, { state: OPENED_IN_SHOP })
      else if (wanted.type === 'overlay') open(wanted.overlay)
      else if (wanted.type === 'section') scrollToSection(wanted.id)
      else {
        const { product: productId, specification } = wanted
        hearts.press({ productId, product: null, specification, isWanted: true, from: 'login' })
        // The notice with the login button is gone, and with it the focus.
        document.getElementById(ANCHORS.productHeart)?.focus()
      }
    },
    [navigate, open, hearts],
  )
}
