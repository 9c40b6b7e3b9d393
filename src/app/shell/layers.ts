import type { Overlay, OverlayProps } from '#shared/overlays.ts'
import { lazyScreen, type LazyScreen } from '../lazyScreen.tsx'

/** The authentication modal, with the forms in it: a chunk of its own, fetched when it is first asked for. */
export const AuthScreen = lazyScreen(
  async () => (await import('#features/auth/containers/AuthModal.tsx')).AuthModal,
)

/** What is under a customer's name, fetched when it is first asked for. */
export const CustomerMenu = lazyScreen(async () => (await import('./CustomerMenu.tsx')).CustomerMenu)

/** The modals that lie over any screen (ROUTE-07), each a chunk of its own. */
export const OVERLAY_SCREENS: Record<Overlay, LazyScreen<OverlayProps>> = {
  profile: lazyScreen(async () => (await import('#pages/ProfilePage/ProfilePage.tsx')).ProfilePage),
  password: lazyScreen(
    async () => (await import('#features/account/containers/ChangePassword.tsx')).ChangePassword,
  ),
  wishlist: lazyScreen(async () => (await import('#pages/WishlistPage/WishlistPage.tsx')).WishlistPage),
}
