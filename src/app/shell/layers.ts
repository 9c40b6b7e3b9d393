import type { Overlay } from '#shared/history/entry.ts'
import type { OverlayProps } from '#shared/history/useEntry.ts'
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart.tsx'

/** The authentication modal, with the forms in it: a chunk of its own, fetched when it is first asked for. */
export const AuthScreen = lazyPart(
  async () => (await import('#features/auth/containers/AuthModal.tsx')).AuthModal,
)

/** The sidebar, too (NAV-04). */
export const SidebarScreen = lazyPart(async () => (await import('./Sidebar/SidebarPanel.tsx')).SidebarPanel)

/** The picker of an address, with its map. */
export const PickerScreen = lazyPart(
  async () => (await import('#shared/map/containers/AddressPicker.tsx')).AddressPicker,
)

/** The modals that lie over any screen (ROUTE-07), each a chunk of its own. */
export const OVERLAY_SCREENS: Record<Overlay, LazyPart<OverlayProps>> = {
  profile: lazyPart(async () => (await import('#pages/ProfilePage/ProfilePage.tsx')).ProfilePage),
  password: lazyPart(
    async () => (await import('#features/account/containers/ChangePassword.tsx')).ChangePassword,
  ),
  wishlist: lazyPart(async () => (await import('#pages/WishlistPage/WishlistPage.tsx')).WishlistPage),
}
