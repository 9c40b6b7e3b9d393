import { expect, test } from 'vitest'
import { fetchPicture } from '../../../server/src/modules/catalogueImport/pictures/fetchPicture.ts'
import { isPublicAddress } from '../../../server/src/modules/catalogueImport/pictures/publicAddress.ts'
import { pictureServer } from './support/pictureServer.ts'
import { eachRow } from '../support/eachRow.ts'

const content = Buffer.from('not looked at here')
const rules = { timeout: 10_000, largest: 1024, allowPrivate: true }

const { origin, port, asked } = await pictureServer({
  '/a.jpg': (_, response) => response.end(content),
  '/moved': (_, response) => response.writeHead(301, { location: '/a.jpg' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/nowhere': (_, response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/large': (_, response) => response.end(Buffer.alloc(5000)),
  '/error': (_, response) => response.writeHead(500).end(),
  '/broken': (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('ab')
    response.destroy()
  },
  '/slow': (_, response) => response.write('a'),
})

test('a picture is fetched, also after a redirect', async () => {
  expect(await fetchPicture(`${origin}/a.jpg?v=1`, rules)).toEqual(content)
  expect(await fetchPicture(`${origin}/moved`, rules)).toEqual(content)
})

test('a picture that can’t be fetched is refused with a reason', () =>
  eachRow(
    [
      ['/missing', 'answered with 404'],
      ['/error', 'answered with 500'],
      ['/loop', 'redirects more than 5 times'],
      ['/file', 'begin with file: are not allowed'],
      ['/nowhere', 'redirects without a valid address'],
      ['/large', 'picture is larger than'],
      ['/broken', /download was interrupted|can’t be reached/],
    ],
    async (path, reason) => {
      await expect(fetchPicture(origin + path, rules)).rejects.toThrow(reason)
    },
  ))

test('a response that doesn’t end is aborted', async () => {
  await expect(fetchPicture(`${origin}/slow`, { ...rules, timeout: 200 })).rejects.toThrow(
    'did not arrive in time',
  )
})

test('addresses in the local network are refused, by number, by name or by redirect, unless they are allowed', async () => {
  asked.clear()
  const strict = { ...rules, allowPrivate: false }
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
  ]) {
    await expect(fetchPicture(`http://${host}:${port}/a.jpg`, strict)).rejects.toThrow('in a private network')
  }
  expect(asked).toEqual(new Map())
})

test('a host that can’t be reached is distinguished from one that answers', async () => {
  await expect(fetchPicture('http://no-such-host.invalid/a.jpg', rules)).rejects.toMatchObject({
    host: 'no-such-host.invalid',
  })
  await expect(fetchPicture(`${origin}/missing`, rules)).rejects.toMatchObject({ host: undefined })
})

test('local and public addresses are distinguished', () =>
  eachRow(
    [
      ['8.8.8.8', true],
      ['2a00:1450:4001::1', true],
      ['10.1.2.3', false],
      ['172.31.0.1', false],
      ['172.32.0.1', true],
      ['192.168.1.1', false],
      ['169.254.169.254', false],
      ['100.64.0.1', false],
      ['::', false],
      ['::1', false],
      ['fd00::1', false],
      ['fe80::1', false],
      ['::ffff:10.0.0.1', false],
      ['64:ff9b::a00:1', false],
      ['2002:a00:1::', false],
      ['shop.example', false],
    ],
    (address, expected) => {
      expect(isPublicAddress(address)).toBe(expected)
    },
  ))
