import type { NavigateHandler } from '@dukani/design-system'
import { readClaims } from './accessClaims.ts'
import type { SessionStore } from './sessionStore.ts'
import { useSessionStore } from './SessionStoreContext.ts'

/** How much longer a token has to be valid (ms): clocks differ, and a tab takes time to open. */
const MARGIN_MS = 60_000

/**
 * For a link to what only the customer's own cookie opens, in a tab of its own: nothing there can renew the access token.
 * Where that is about to end, the tab is opened in the click itself, so that no browser takes it for a pop-up, and goes
 * on once there is a new one. All other clicks are the browser's own.
 * @param onFailed there is no new token to be had: the tab is closed again
 */
export function useCustomerTab(onFailed: () => void): NavigateHandler {
  const store = useSessionStore()
  return (event) => {
    const renewed = renewal(store)
    if (renewed === null) return
    const tab = window.open('', '_blank')
    // Refused all the same: the link itself may be followed.
    if (tab === null) return
    event.preventDefault()
    const { href } = event.currentTarget
    tab.opener = null
    void renewed.then((token) => {
      if (token !== null) return tab.location.replace(href)
      tab.close()
      onFailed()
    })
  }
}

/** A new token on its way, in place of one that is over, or soon will be; null where there is no need of one. */
function renewal(store: Pick<SessionStore, 'accessToken' | 'renew'>): Promise<string | null> | null {
  const token = store.accessToken()
  if (token === null || token instanceof Promise) return token
  const { expiresAt } = readClaims(token)
  if (expiresAt === null) return null
  const left = expiresAt - Date.now()
  // One that seems over, and is given all the same: the clock is known to be wrong.
  return left > 0 && left < MARGIN_MS ? store.renew(token) : null
}
