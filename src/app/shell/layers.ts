import type { Overlay } from '#shared/history/entry.ts'
import type { OverlayProps } from '#shared/history/useEntry.ts'
import { lazyScreen, type LazyScreen } from '#shared/lazy/lazyScreen.tsx'

/** The authentication modal, with the forms in it: a chunk of its own, fetched when it is first asked for. */
export const AuthScreen = lazyScreen(
  async () => (await import('#features/auth/containers/AuthModal.tsx')).AuthModal,
)

/** The sidebar, too (NAV-04). */
export const SidebarScreen = lazyScreen(async () => (await import('./Sidebar/SidebarPanel.tsx')).SidebarPanel)

/** The picker of an address, with its map. */
export const PickerScreen = lazyScreen(
  async () => (await import('#features/map/containers/AddressPicker.tsx')).AddressPicker,
)

/** The modals that lie over any screen (ROUTE-07), each a chunk of its own. */
export const OVERLAY_SCREENS: Record<Overlay, LazyScreen<OverlayProps>> = {
  profile: lazyScreen(async () => (await import('#pages/ProfilePage/ProfilePage.tsx')).ProfilePage),
  password: lazyScreen(
    async () => (await import('#features/account/containers/ChangePassword.tsx')).ChangePassword,
  ),
  wishlist: lazyScreen(async () => (await import('#pages/WishlistPage/WishlistPage.tsx')).WishlistPage),
}
