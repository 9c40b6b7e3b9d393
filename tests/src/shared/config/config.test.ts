import { DEFAULT_CONFIG } from '@dukani/contracts'
import { describe, expect, test, vi } from 'vitest'
import { parseConfig, readConfig } from '#shared/config/config.ts'

function page(text: string | null) {
  const element = text === null ? null : ({ textContent: text } as HTMLElement)
  return { getElementById: (id: string) => (id === 'config' ? element : null) }
}

describe('the configuration in the page', () => {
  test('is read, and what is missing has its default', () => {
    const config = readConfig(page('{"apiBase": "https://api.example.ge/", "mediaWidths": [320, 640]}'))
    expect(config).toEqual({ ...DEFAULT_CONFIG, apiBase: 'https://api.example.ge', mediaWidths: [320, 640] })
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
    expect(config).toEqual({ ...DEFAULT_CONFIG, apiBase: 'https://api.example.ge' })
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('has the texts of the shop’s owner', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const settings = { notice: { id: '3', ka: 'ა', en: 'a' }, delivery: { ka: 'ბ', en: 'b' } }
    expect(parseConfig({ settings }).settings).toEqual(settings)
    expect(warn).not.toHaveBeenCalled()
    for (const wrong of ['x', null]) expect(parseConfig({ settings: wrong }).settings).toEqual({})
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test.each([null, '', 'not json', '[]', 'null', '7'])('%j is a shop at its defaults', (text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(readConfig(page(text))).toEqual(DEFAULT_CONFIG)
  })

  test('MAP-02 CHECK-12 PROD-14 a deployment that sets nothing promises nothing of its server, and shows OpenStreetMap', () => {
    expect(readConfig(page('{}'))).toEqual({
      apiBase: '',
      mediaBase: '',
      mediaWidths: [],
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      tileAttribution: '',
      sketchTileUrl: '',
      sketchTileUrlDark: '',
      mapboxToken: '',
      idempotencyKeys: false,
      arrangement: false,
      promotionCodes: false,
      settings: {},
    })
  })
})
