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

/**
 * Fetches again what could not be fetched, for a shopper who asks for that. Browsers remember a failed import for as long
 * as the page lives, so a second failure reloads the page, unless the page could not be had either.
 * @throws what `load` throws
 */
export async function retryLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await fetch(location.href, { method: 'HEAD' }).catch(() => null)) reloadPage(window)
    throw error
  }
}
