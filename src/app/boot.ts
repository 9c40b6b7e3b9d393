import { hideResetLink } from '#shared/routing/resetLink.ts'
import { takeSignInReturn } from '#shared/session/signInReturn.ts'
import type { HydrationListener } from './entryClient.tsx'
import { collectEarlyEvents, startOnLoadOrTouch } from './hydration.ts'

/** The screens that visits begin with. */
const FIRST_SCREENS = [
  { address: /^\/(?:en\/?)?$/, fetch: () => import('#pages/CatalogPage/Catalogue.tsx') },
  { address: /^\/(?:en\/)?product\//, fetch: () => import('#pages/ProductPage/ProductPage.tsx') },
]

/** Fetches the screen in parallel with the app, which imports it again and handles a failure. */
function fetchScreen(pathname: string): void {
  FIRST_SCREENS.find(({ address }) => address.test(pathname))
    ?.fetch()
    .catch(() => {})
}

// The only script that the page waits for. A page that the server has rendered is readable and its links work:
// the app itself comes after the load event, or at the first touch, key or pointer, whichever is first.
const root = document.getElementById('root')
const rendered = root?.hasAttribute('data-rendered') ?? false
// Before anything else can read it from the address.
hideResetLink()
const returned = takeSignInReturn()
const start = async (page?: HydrationListener) => {
  const app = import('./entryClient.tsx')
  fetchScreen(location.pathname)
  return (await app).start(returned, page)
}

if (rendered) {
  const early = collectEarlyEvents()
  const takeOver = async () => {
    const onEnd = () => {
      early.end()
      // Tests wait for this attribute: the page has hydrated.
      root?.removeAttribute('data-rendered')
    }
    await start({ onBegin: early.hydrate, onEnd })
    early.listen()
  }
  startOnLoadOrTouch(() => void takeOver())
} else {
  void start()
}
