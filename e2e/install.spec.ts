import { expect, test } from './support/test.ts'
import { pngSize } from './support/png.ts'
import { t } from './support/texts.ts'

interface Manifest {
  name: string
  lang: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
}

test('the shop can be installed: Chromium finds nothing missing, and the icons are as large as is said', async ({
  page,
  request,
  catalogue,
}) => {
  await catalogue.open()
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: t('shop.name'), lang: 'ka', start_url: '/', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await (await request.get(src)).body())
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok(), url).toBe(true)

  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The contexts of journeys are incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
