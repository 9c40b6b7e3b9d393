import { lazyScreen } from '../lazyScreen.tsx'

/** The authentication modal, with the forms in it: a chunk of its own, fetched when it is first asked for. */
export const AuthScreen = lazyScreen(
  async () => (await import('#features/auth/containers/AuthModal.tsx')).AuthModal,
)

/** What is under a customer's name, fetched when it is first asked for. */
export const CustomerMenu = lazyScreen(async () => (await import('./CustomerMenu.tsx')).CustomerMenu)
