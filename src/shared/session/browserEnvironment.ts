import { pageCookies, writePageCookie } from '../browser/cookies.ts'
import { browserLocks } from '../browser/withTabLock.ts'
import { reloadPage } from '../browser/pageReload.ts'
import { createTabChannel } from '../browser/tabChannel.ts'
import { SESSION_CHANGED, USER_CHANGED, type SessionEnvironment } from './sessionController.ts'

/** The browser APIs of a page. */
export function browserEnvironment(): SessionEnvironment {
  return {
    jar: { read: pageCookies, write: writePageCookie },
    hostname: () => location.hostname,
    channel: createTabChannel('dukani.session', [SESSION_CHANGED, USER_CHANGED]),
    locks: browserLocks,
    now: () => Date.now(),
    random: () => Math.random(),
    wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    reload: () => reloadPage(window),
  }
}
