const reloading = new WeakSet<Location>()

/** Loads a page anew. What fails on it from then on needn't be shown any more. */
export function reloadPage(location: Location): void {
  reloading.add(location)
  location.reload()
}

/** Whether this page is being loaded anew. */
export function isPageReloading(): boolean {
  return 'location' in globalThis && reloading.has(globalThis.location)
}
