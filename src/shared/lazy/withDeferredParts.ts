import { loadDeferredIcons } from '@dukani/design-system'
import { loadDeferredTexts } from '../language/catalogues.ts'
import { isPageReloading } from '../browser/pageReload.ts'

/**
 * Fetches a part of the shop that comes in a chunk of its own, with the texts and icons that such parts need. Never
 * settles when it can't be fetched and the page is being loaded anew for that (ROUTE-08).
 * @throws when any of it can't be fetched
 */
export async function withDeferredParts<Part>(load: () => Promise<Part>): Promise<Part> {
  const parts = [load(), loadDeferredTexts(), loadDeferredIcons()] as const
  try {
    const [part] = await Promise.all(parts)
    return part
  } catch (error) {
    // Rejects only after all parts have settled.
    await Promise.allSettled(parts)
    if (isPageReloading()) await new Promise<never>(() => {})
    throw error
  }
}
