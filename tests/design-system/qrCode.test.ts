import { expect, test } from 'vitest'
import { squaresPath } from '../../design-system/src/components/QrCode/squaresPath.ts'

test('squares side by side are one bar, in from the edge by the quiet zone', () => {
  const [dark, light] = [true, false]
  expect(
    squaresPath([
      [dark, dark, light],
      [light, light, light],
      [light, dark, dark],
    ]),
  ).toBe('M4 4h2v1h-2zM5 6h2v1h-2z')
})
