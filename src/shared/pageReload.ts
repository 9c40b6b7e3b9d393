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
