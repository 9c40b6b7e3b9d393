const reloading = new WeakSet<Location>()

/**
 * Reloads a page. What fails on it from then on needn't be shown any more. A step through the history that is taken
 * just then, as a closing layer does, cancels a reload: it is asked for again.
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
