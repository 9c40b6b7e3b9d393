import { expect, test } from 'vitest'
import { firstSource, sourceAfter, tilesOf } from '#shared/map/model/tileSources.ts'

const HERE = 'https://shop.example'
const config = {
  tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  sketchTileUrl: '/tiles/sketch/{z}/{x}/{y}.png',
  sketchTileUrlDark: '/tiles/sketch-dark/{z}/{x}/{y}.png',
}

test('MAP-02 a service’s tiles as configured, inverted in the dark; the sketch has both themes', () => {
  expect(tilesOf(config, 'service', false, HERE)).toMatchObject({ url: config.tileUrl, inverted: false })
  expect(tilesOf(config, 'service', true, HERE)).toMatchObject({ url: config.tileUrl, inverted: true })
  expect(tilesOf(config, 'sketch', false, HERE)).toMatchObject({
    url: 'https://shop.example/tiles/sketch/{z}/{x}/{y}.png',
    inverted: false,
  })
  expect(tilesOf(config, 'sketch', true, HERE).url).toContain('/tiles/sketch-dark/')
  expect(tilesOf({ ...config, sketchTileUrlDark: '' }, 'sketch', true, HERE)).toMatchObject({
    url: 'https://shop.example/tiles/sketch/{z}/{x}/{y}.png',
    inverted: true,
  })
})

test('MAP-08 a service that doesn’t answer makes room for the sketch after 2.5 s; the last there is has 10', () => {
  expect(tilesOf(config, 'service', false, HERE).timeoutMs).toBe(2500)
  expect(tilesOf(config, 'sketch', false, HERE).timeoutMs).toBe(10_000)
  expect(tilesOf({ ...config, sketchTileUrl: '' }, 'service', false, HERE).timeoutMs).toBe(10_000)
})

test('MAP-08 the sketch comes after the service, nothing after the sketch, nor where there is none', () => {
  expect(firstSource(config)).toBe('service')
  expect(sourceAfter('service', config)).toBe('sketch')
  expect(sourceAfter('sketch', config)).toBeNull()
  expect(sourceAfter('service', { ...config, sketchTileUrl: '' })).toBeNull()
  expect(firstSource({ ...config, tileUrl: config.sketchTileUrl })).toBe('sketch')
})
