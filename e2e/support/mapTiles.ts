import type { Page } from '@playwright/test'
import { png } from './png.ts'

/** The tiles that a map of the shop asks the world for. */
export const TILES = 'https://tile.openstreetmap.org/**'

/** Puts plain tiles in the place of the service's: nobody is asked for any in a test. */
export async function serveTiles(page: Page): Promise<void> {
  await page.route(TILES, (route) =>
    route.fulfill({
      body: png(256, [220, 214, 200]),
      contentType: 'image/png',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}
