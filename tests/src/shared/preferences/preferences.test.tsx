import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followLanguage, keepAddressLanguage, saveLanguage } from '#shared/preferences/languageChoice.ts'
import { chooseTheme, followTheme, shownTheme } from '#shared/preferences/themeChoice.ts'
import { useTheme } from '#shared/preferences/useTheme.ts'
import { eventually } from '../../../support/eventually.ts'

const root = document.documentElement
const forget = () => {
  root.removeAttribute('data-theme')
  root.lang = 'ka'
  for (const name of ['language', 'theme']) document.cookie = `${name}=; Path=/; Max-Age=0`
}
beforeEach(forget)
afterEach(() => {
  forget()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The cookies that are set meanwhile, with their attributes. */
function writtenCookies(): string[] {
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
  return written
}

/** Where the page came from: a document can't change that itself. */
function comeBy(url: string): void {
  const { jsdom } = globalThis as unknown as { jsdom: { reconfigure: (settings: { url: string }) => void } }
  jsdom.reconfigure({ url })
}

describe('a choice', () => {
  test('is kept for a year for the whole site, and never sent along with other sites’ pictures and frames', () => {
    const written = writtenCookies()
    saveLanguage('en')
    chooseTheme('dark')
    expect(written).toEqual([
      'language=en; Path=/; Max-Age=31536000; SameSite=Lax',
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
  })

  test('goes by https alone where the page came by it', () => {
    const written = writtenCookies()
    const { href } = location
    comeBy('https://shop.example/')
    saveLanguage('ka')
    comeBy(href)
    expect(written).toEqual(['language=ka; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  })

  test('of the system’s theme takes the cookie and the attribute away', () => {
    chooseTheme('light')
    expect(document.cookie).toContain('theme=light')
    expect(root.dataset['theme']).toBe('light')
    chooseTheme(null)
    expect(document.cookie).not.toContain('theme')
    expect(root.hasAttribute('data-theme')).toBe(false)
  })
})

describe('the theme', () => {
  test('is what the root says, whoever wrote it there', async () => {
    root.dataset['theme'] = 'dark'
    const { result } = renderHook(useTheme)
    expect(result.current).toBe('dark')
    await act(async () => {
      root.dataset['theme'] = 'light'
      await Promise.resolve()
    })
    expect(result.current).toBe('light')
    root.dataset['theme'] = 'neon'
    expect(shownTheme()).toBeNull()
  })

  test('follows another tab, until it unsubscribes', async () => {
    const other = new BroadcastChannel('dukani.theme')
    const stop = followTheme()
    other.postMessage('dark')
    await eventually(() => expect(root.dataset['theme']).toBe('dark'))
    other.postMessage('system')
    await eventually(() => expect(root.hasAttribute('data-theme')).toBe(false))
    stop()
    other.close()
  })

  test('and the language are sent to other tabs', async () => {
    const heard: unknown[] = []
    const others = ['dukani.theme', 'dukani.language'].map((name) => {
      const other = new BroadcastChannel(name)
      other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data)
      return other
    })
    const stops = [followTheme(), followLanguage(() => {})]
    chooseTheme('dark')
    chooseTheme(null)
    saveLanguage('en')
    await eventually(() => expect(heard.toSorted()).toEqual(['dark', 'en', 'system']))
    for (const stop of stops) stop()
    for (const other of others) other.close()
  })
})

describe('the language of an address', () => {
  test('is a choice if it is English', () => {
    keepAddressLanguage('en')
    expect(document.cookie).toContain('language=en')
  })

  test('is none in Georgian, which every address without a language has', () => {
    keepAddressLanguage('ka')
    expect(document.cookie).not.toContain('language')
  })
})
