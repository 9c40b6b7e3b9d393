import type { Page } from 'playwright'

/** After a change of size or theme: React has answered it, and the page is laid out anew. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}
