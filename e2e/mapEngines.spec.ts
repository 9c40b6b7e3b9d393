import { expectAccessible } from './support/accessibility.ts'
import { haveMapbox, TOKEN } from './support/atMapbox.ts'
import { ADDRESS } from './support/checkout.ts'
import { expect, test } from './support/mapTest.ts'
import { t } from './support/texts.ts'

/** The map libraries that a page has fetched. */
function engines(urls: readonly string[]): string[] {
  const found = urls.map((url) => /\/assets\/(mapbox|maplibre)[^/]*\.m?js$/.exec(url)?.[1])
  return [...new Set(found.filter((name) => name !== undefined))]
}

test('MAP-01 MAP-02 MAP-05 PROF-11 maplibre-gl comes when a map opens; a place is marked by keys, by a click, saved and deleted', async ({
  page,
  openBook,
  book,
  picker,
  posts,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openBook()
  await expect(book.add).toBeVisible()
  expect(engines(urls)).toEqual([])
  await book.add.click()
  await expect(picker.zoomIn).toBeVisible()
  expect(engines(urls)).toEqual(['maplibre'])

  await picker.map.focus()
  const named = page.waitForRequest(/\/reverse-geocode\//)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const middle = new URL((await named).url()).searchParams
  expect(Number(middle.get('lat'))).toBeCloseTo(41.7151, 2)
  expect(Number(middle.get('lon'))).toBeGreaterThan(44.8271)
  await expect(picker.marker).toBeVisible()
  await expectAccessible(page)

  await picker.point()
  await picker.choose.click()
  await book.fill(ADDRESS)
  await book.save.click()
  await expect(book.card(ADDRESS.home_address)).toBeVisible()
  // The click was to the north-west of the middle.
  expect(posts[0]?.latitude).toBeGreaterThan(Number(middle.get('lat')))
  expect(posts[0]?.longitude).toBeLessThan(Number(middle.get('lon')))

  await book.delete(ADDRESS.home_address).click()
  await book.question.getByRole('button', { name: t('addresses.delete') }).click()
  await expect(book.card(ADDRESS.home_address)).toBeHidden()
})

test(
  'MAP-08 tiles that are refused, and tiles that nobody answers for: the sketch takes their place, said once',
  { tag: '@full' },
  async ({ page, openPicker, picker, book, problems }) => {
    problems.expect(/ERR_FAILED|tile\.openstreetmap\.org/)
    await picker.refuseTiles()
    await openPicker()
    await expect(picker.dialog.getByText(t('map.sketchInstead'))).toHaveCount(1)
    await picker.point()
    await expect(picker.marker).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker.dialog).toBeHidden()

    await picker.hangTiles()
    const drawn = page.waitForResponse(/\/tiles\/sketch\//)
    await book.add.click()
    expect((await drawn).status()).toBe(200)
    await expect(picker.dialog.getByText(t('map.sketchInstead'))).toHaveCount(1)
    await picker.point()
    await expect(picker.marker).toBeVisible()
  },
)

test(
  'MAP-02 MAP-05 with a token mapbox-gl draws instead, under the page’s policy: found by typing, marked by a click',
  { tag: '@full' },
  async ({ page, openPicker, picker }) => {
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
  },
)

test(
  'MAP-08 a token that Mapbox refuses ends the map, and the search goes on',
  { tag: '@full' },
  async ({ page, openPicker, picker, book, problems }) => {
    problems.expect(/status of 401/)
    await haveMapbox(page, 401)
    await page.reload()
    await openPicker()
    await expect(picker.dialog).toContainText(t('map.initFailed'))
    await picker.takeFirst('ჭავჭავაძის')
    await picker.choose.click()
    await expect(book.form).toBeVisible()
  },
)
