import { test as base } from './addressTest.ts'
import { DRAWN_BY_SOFTWARE, FIRST_PICTURE_MS } from './mapBrowser.ts'
import { expect as expectSoon } from './test.ts'

/** A journey in a browser that draws maps, at once: each step of a motion costs the machine several times as much. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...DRAWN_BY_SOFTWARE] }),
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
})

/** As patient as a map that is drawn by software beside other work needs. */
export const expect = expectSoon.configure({ timeout: FIRST_PICTURE_MS })
