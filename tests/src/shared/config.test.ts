import { describe, expect, test, vi } from 'vitest'
import { defaultConfig, parseConfig, readConfig } from '#shared/config.ts'

function page(text: string | null) {
  const element = text === null ? null : ({ textContent: text } as HTMLElement)
  return { getElementById: (id: string) => (id === 'config' ? element : null) }
}

describe('the configuration in the page', () => {
  test('is read, and what is missing has its default', () => {
    const config = readConfig(page('{"apiBase": "https://api.example.ge/", "mediaWidths": [320, 640]}'))
    expect(config).toEqual({ ...defaultConfig, apiBase: 'https://api.example.ge', mediaWidths: [320, 640] })
  })

  test('CHECK-12 a server knows no Idempotency-Key unless the page says so', () => {
    expect(readConfig(page('{}')).idempotencyKeys).toBe(false)
    expect(readConfig(page('{"idempotencyKeys": true}')).idempotencyKeys).toBe(true)
  })

  test('a wrong value gets its default and leaves the others alone', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const config = parseConfig({
      mediaWidths: '320',
      apiBase: 'https://api.example.ge',
      idempotencyKeys: 'no',
    })
    expect(config).toEqual({ ...defaultConfig, apiBase: 'https://api.example.ge' })
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test.each([null, '', 'not json', '[]', 'null', '7'])('%j is a shop at its defaults', (text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(readConfig(page(text))).toEqual(defaultConfig)
  })
})
