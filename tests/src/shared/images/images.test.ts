import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product } from '#mocks/products.ts'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'

const here = { mediaBase: '', mediaWidths: [] }
const elsewhere = { mediaBase: 'https://media.example.ge', mediaWidths: [320, 640] }

describe('PROD-14 the address of an image', () => {
  test.each([
    ['/media/a.png', '/media/a.png'],
    ['media/a.png', '/media/a.png'],
    ['https://cdn.example.com/a.png?x=1', 'https://cdn.example.com/a.png?x=1'],
    ['HTTP://cdn.example.com/a.png', 'HTTP://cdn.example.com/a.png'],
    [' http://cdn.example.com/a.png ', 'http://cdn.example.com/a.png'],
    ['media/http://a.png', '/media/http://a.png'],
    ['httpx-folder/a.png', '/httpx-folder/a.png'],
  ])('%s is loaded from %s', (path, address) => {
    expect(imageUrl(path, here)).toBe(address)
  })

  test('a path that doesn’t start with http gets the configured base', () => {
    expect(imageUrl('/media/a.png', elsewhere)).toBe('https://media.example.ge/media/a.png')
    expect(imageUrl('media/a.png', elsewhere)).toBe('https://media.example.ge/media/a.png')
    expect(imageUrl('a.png', { mediaBase: '/files', mediaWidths: [] })).toBe('/files/a.png')
  })

  test('a base that is neither http(s) nor here is none', () => {
    for (const mediaBase of ['//evil.example', 'ftp://evil.example'])
      expect(imageUrl('a.png', { mediaBase, mediaWidths: [] })).toBeNull()
  })

  test('a backslash at the front stays on this origin', () => {
    expect(imageUrl('\\evil.example/a.png', here)).toBe('/evil.example/a.png')
  })

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'httpx://evil.example/a.png',
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    '/\\evil.example/a.png',
    '/\t/evil.example/a.png',
    'https://',
    '',
    ' ',
    null,
  ])('%j is not loaded', (path) => {
    expect(imageUrl(path, here)).toBeNull()
    expect(imageUrl(path, elsewhere)).toBeNull()
  })

  test('whatever the path, only http(s) and this origin are loaded', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `/${rest}`),
          fc.string().map((rest) => `https://${rest}`),
        ),
        (path) => {
          const address = imageUrl(path, here)
          if (address === null) return
          const { protocol, origin } = new URL(address, 'https://shop.example')
          const isWhole = /^https?:\/\//i.test(path.trim())
          expect(isWhole ? /^https?:$/.test(protocol) : origin === 'https://shop.example').toBe(true)
        },
      ),
    )
  })
})

test('the widths of an image are the server’s, and only of its own images', () => {
  expect(imageSrcSet('/media/a.png', elsewhere)).toBe(
    'https://media.example.ge/media/a.png?w=320 320w, https://media.example.ge/media/a.png?w=640 640w',
  )
  expect(imageSrcSet('/media/a.png?v=2', { ...elsewhere, mediaWidths: [320] })).toBe(
    'https://media.example.ge/media/a.png?v=2&w=320 320w',
  )
  expect(imageSrcSet('/media/a, b.png', { ...here, mediaWidths: [320] })).toBe(
    '/media/a%2C%20b.png?w=320 320w',
  )
  expect(imageSrcSet('/media/a.png', here)).toBeNull()
  expect(imageSrcSet('https://cdn.example.com/a.png', elsewhere)).toBeNull()
  expect(imageSrcSet(' HTTP://cdn.example.com/a.png', elsewhere)).toBeNull()
  expect(imageSrcSet('javascript:alert(1)', elsewhere)).toBeNull()
  expect(imageSrcSet(null, elsewhere)).toBeNull()
})

test('CAT-12 the first of the images, or the single one', () => {
  expect(firstImage(product({ images: ['/1.png', '/2.png'], main_image: '/main.png' }))).toBe('/1.png')
  expect(firstImage(product({ images: [], main_image: '/main.png' }))).toBe('/main.png')
  expect(firstImage(product({ images: [' '], main_image: null }))).toBeNull()
  expect(firstImage(product({ images: [], main_image: '' }))).toBeNull()
})
