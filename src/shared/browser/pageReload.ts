const reloading = new WeakSet<Location>()

/**
 * Reloads a page. Failures on it needn't be shown from then on. Going back in the history, as a layer does when it closes,
 * cancels a reload under way, so the page is then reloaded again.
 */
export function reloadPage(page: Pick<Window, 'location' | 'addEventListener'>): void {
  const { location } = page
  if (!reloading.has(location)) page.addEventListener('popstate', () => location.reload())
  reloading.add(location)
  location.reload()
}

/** Whether this page is being reloaded. */
export function isPageReloading(): boolean {
  return 'location' in globalThis && reloading.has(globalThis.location)
}

/** How long the server may take to say that it can render the page. */
const CHECK_TIMEOUT_MS = 10_000

/**
 * Loads something again when the shopper asks for it. Browsers remember a failed import until the page is left, so after
 * another failure the page is reloaded, if the server can render it. Then the promise never settles.
 * @throws what `load` throws
 */
export async function retryLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!(await isPageAvailable())) throw error
    reloadPage(window)
    return new Promise<never>(() => {})
  }
}

async function isPageAvailable(): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}
