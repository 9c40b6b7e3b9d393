import type { Page } from 'playwright'

/** Waits after a change of size or theme until React has rendered and the layout is updated. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}
