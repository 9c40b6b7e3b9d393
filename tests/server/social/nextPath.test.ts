import { expect, test } from 'vitest'
import { nextPath } from '../../../server/src/modules/social/nextPath.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

test('AUTH-06 a path of the shop is accepted', () =>
  eachRow(
    [
      ['/', '/'],
      ['/product/7', '/product/7'],
      ['/category/ღვინო', '/category/%E1%83%A6%E1%83%95%E1%83%98%E1%83%9C%E1%83%9D'],
      ['/?search=a&page=2#list', '/?search=a&page=2'],
      ['/a/../orders', '/orders'],
      ['/?back=https://shop.example', '/?back=https://shop.example'],
    ],
    (wanted, path) => {
      expect(nextPath(wanted)).toBe(path)
    },
  ))

test('AUTH-06 anything else becomes the first page', () =>
  eachOf(
    [
      undefined,
      '',
      'orders',
      'https://evil.example',
      'http:/evil.example',
      'http:evil.example',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '\\\\evil.example',
      '/orders\\..\\..',
      '/\t/evil.example',
      '/\n/evil.example',
      '\t//evil.example',
      ' //evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
      '/%2e%2e//evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '/orders\r\nset-cookie: a=b',
      '/\u0000',
      '@evil.example',
      '/v1/accounts/google/login/',
      '/v1?next=/',
      '/x/../v1/csrf/',
      '/%76%31/csrf/',
      '/v%31',
      `/${'a'.repeat(3_000)}`,
    ],
    (wanted) => {
      expect(nextPath(wanted)).toBe('/')
    },
  ))
