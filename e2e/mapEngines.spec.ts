import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/addressTest.ts'
import { haveMapbox, TOKEN } from './support/atMapbox.ts'
import { t } from './support/texts.ts'

/** The files of map libraries that a page has fetched, by what they are of. */
function engines(urls: readonly string[]): string[] {
  const found = urls.map((url) => /\/assets\/(mapbox|maplibre)[^/]*\.m?js$/.exec(url)?.[1])
  return [...new Set(found.filter((name) => name !== undefined))]
}

test('MAP-01 MAP-02 without a token maplibre-gl draws, fetched when a map opens; the picker breaks no rule of WCAG', async ({
  page,
  openBook,
  book,
  picker,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBook()
  await expect(book.add).toBeVisible()
  expect(engines(urls)).toEqual([])
  await book.add.click()
  await expect(picker.zoomIn).toBeVisible()
  await expectAccessible(page)
  await picker.field.fill('ჭავჭავაძის')
  await expect(picker.dialog.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await picker.takeFirst('რუსთაველის')
  await expect(picker.marker).toBeVisible()
  await expectAccessible(page)
  expect(engines(urls)).toEqual(['maplibre'])
})

test('MAP-02 MAP-05 with a token mapbox-gl draws instead, under the page’s policy: found by typing, marked by a click', async ({
  page,
  openPicker,
  picker,
}) => {
  const asked = await haveMapbox(page, 200)
  const urls: string[] = []
  await page.reload()
  page.on('request', (request) => urls.push(request.url()))
  const session = page.waitForResponse(/\/\/api\.mapbox\.com\/map-sessions\//)
  await openPicker()
  await expect(picker.zoomIn).toBeVisible()
  await picker.point()
  await expect(picker.marker).toBeVisible()
  await picker.takeFirst('ჭავჭავაძის')
  await expect(picker.marker).toBeVisible()
  expect((await session).status()).toBe(200)
  const [first] = asked.filter((request) => request.url().includes('map-sessions'))
  expect(first?.url()).toContain(`access_token=${TOKEN}`)
  expect(engines(urls)).toEqual(['mapbox'])
  expect(urls.filter((url) => url.includes('tile.openstreetmap.org')).length).toBeGreaterThan(0)
  await expect(picker.dialog).not.toContainText(t('map.initFailed'))
  await picker.choose.click()
  await expect(picker.dialog).toBeHidden()
})

test('MAP-08 a token that Mapbox refuses ends the map, and the search goes on', async ({
  page,
  openPicker,
  picker,
  book,
  problems,
}) => {
  problems.expect(/status of 401/)
  await haveMapbox(page, 401)
  await page.reload()
  await openPicker()
  await expect(picker.dialog).toContainText(t('map.initFailed'))
  await picker.takeFirst('ჭავჭავაძის')
  await picker.choose.click()
  await expect(book.form).toBeVisible()
})
