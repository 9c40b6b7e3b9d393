import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** the result of each view transition: whether its picture moved */
    flights?: boolean[]
  }
}

/** Records whether each view transition ran. */
async function watchFlights(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const flights: boolean[] = (window.flights = [])
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const flight = start(change)
      flight.ready.then(
        () => flights.push(true),
        () => flights.push(false),
      )
      return flight
    }
  })
  return () => page.evaluate(() => window.flights ?? [])
}

test('a card’s picture flies into the product and back to its card; who wants less motion sees neither', async ({
  page,
  catalogue,
  modal,
}) => {
  const flights = await watchFlights(page)
  await catalogue.open()
  const link = catalogue.cards.first().getByRole('link')
  // The first opening fetches the chunk with the animation.
  await link.click()
  await expect(modal.add).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)

  // On a busy machine the sheet may be too late for the picture, so it counts that the transition started.
  const { length } = await flights()
  await link.click()
  await expect(modal.add).toBeVisible()
  await expect.poll(flights).toHaveLength(length + 1)
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect.poll(async () => (await flights()).slice(length + 1)).toEqual([true])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await link.click()
  await expect(modal.add).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  expect(await flights()).toHaveLength(length + 2)
})
