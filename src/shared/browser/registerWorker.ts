/**
 * Has this browser keep the shop's offline page, by the service worker that the page's head names. A page that names
 * none (while the shop is being written, in stories, where a shop goes without) has none registered; one that is there
 * already is not taken away by that (ADR 13).
 */
export function registerWorker(page: Document = document): void {
  const file = page.querySelector('meta[name="offline-worker"]')?.getAttribute('content')
  // Missing on insecure pages, although its type says otherwise.
  if (!file || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register(file, { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('the offline page could not be kept', error))
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
