import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useHearts } from '#features/wishlist/api/useHearts.ts'
import { useOverlays } from '#shared/history/overlays.ts'
import { OPENED_IN_SHOP } from '#shared/history/productEntry.ts'
import { ANCHORS } from '#shared/routing/routes.ts'
import { scrollToSection } from '#shared/routing/scrollToSection.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'

/** Carries out what a guest wanted, once they are a customer (AUTH-12, NAV-03). */
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
        // The notice that led to the login is gone with its button.
        document.getElementById(ANCHORS.productHeart)?.focus()
      }
    },
    [navigate, open, hearts],
  )
}
