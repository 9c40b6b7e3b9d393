import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyPreferences } from '#app/applyPreferences.ts'

const SCHEMES = ['light', 'dark'].map((scheme) => {
  return `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})">`
})

/** Runs the script in a page at an address, of a visitor with these cookies. */
function visit(address: string, cookie = '', isAddressed = true) {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<meta name="color-scheme" content="light dark">${SCHEMES.join('')}`
  page.documentElement.lang = 'ka'
  Object.defineProperty(page, 'cookie', { value: cookie })
  const replace = vi.fn<Location['replace']>()
  const { pathname, search, hash } = new URL(address, 'https://shop.example')
  applyPreferences(isAddressed, page, { pathname, search, hash, replace } as unknown as Location)
  const meta = (selector: string) => page.querySelector<HTMLMetaElement>(`meta${selector}`)
  return { root: page.documentElement, meta, replace }
}

beforeEach(() => vi.clearAllMocks())

describe('before anything is painted', () => {
  test('the page has the chosen theme, and so have the browser’s bars', () => {
    const { root, meta } = visit('/', 'cart_sid=a; theme=dark')
    expect(root.dataset['theme']).toBe('dark')
    expect(meta('[name=color-scheme]')?.content).toBe('dark')
    expect(meta('[data-scheme=dark]')?.getAttribute('media')).toBe('all')
    expect(meta('[data-scheme=light]')?.getAttribute('media')).toBe('not all')
  })

  test('the notice that the visitor has closed is marked', () => {
    expect(visit('/', 'notice=12; theme=dark').root.dataset['closedNotice']).toBe('12')
    expect(visit('/', 'theme=dark').root.hasAttribute('data-closed-notice')).toBe(false)
  })

  test.each(['', 'theme=neon; language=xx', 'mytheme=dark; language="><script>; theme='])(
    'it stays as it is without a known choice: %j',
    (cookie) => {
      const { root, meta, replace } = visit('/', cookie)
      expect(root.hasAttribute('data-theme')).toBe(false)
      expect(meta('[data-scheme=dark]')?.getAttribute('media')).toBe('(prefers-color-scheme: dark)')
      expect(root.lang).toBe('ka')
      expect(replace).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['/', '/en'],
    ['/?search=honey#cart', '/en?search=honey#cart'],
    ['/product/7?specification_id=1', '/en/product/7?specification_id=1'],
    ['/english', '/en/english'],
  ])('ROUTE-09 who chose English goes from %s to %s and sees nothing meanwhile', (from, to) => {
    const { root, replace } = visit(from, 'language=en')
    expect(replace.mock.calls).toEqual([[to]])
    expect(root.hidden).toBe(true)
  })

  test.each(['/en', '/en/', '/EN/product/7'])('ROUTE-09 %s is in English, whatever was chosen', (address) => {
    for (const cookie of ['', 'language=en', 'language=ka']) {
      const { root, replace } = visit(address, cookie)
      expect(root.lang).toBe('en')
      expect(root.hidden).toBe(false)
      expect(replace).not.toHaveBeenCalled()
    }
  })

  test('a page that stands in for others is in the chosen language where it is', () => {
    const { root, replace } = visit('/orders', 'language=en', false)
    expect(root.lang).toBe('en')
    expect(root.hidden).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  })
})
