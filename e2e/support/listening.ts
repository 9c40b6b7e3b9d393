import { expect, type Page } from '@playwright/test'

/**
 * Waits until the app has taken over what the server rendered. Before that nobody hears what is scrolled, dragged or
 * pressed on the keyboard, and links are the browser's own.
 */
export async function expectListening(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered')
}
