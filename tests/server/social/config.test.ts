import { expect, test } from 'vitest'
import { readConfig } from '../../../server/src/config/config.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { eachRow } from '../support/eachRow.ts'

const demo = { DATA_DIR: temporaryFolder() }
const shop = {
  ...demo,
  DATABASE_URL: 'postgres://user:password@localhost:5432/shop',
  SECRET: 'a secret that is long enough for it',
}
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }

test('AUTH-06 without ids no provider is offered; with them each has its own addresses', () => {
  expect(readConfig(demo).social).toEqual({ google: null, facebook: null })
  expect(readConfig({ ...shop, ...google, ...facebook, PUBLIC_URL: 'https://shop.example' }).social).toEqual({
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    facebook: {
      ...{ clientId: 'id', clientSecret: 'secret', graphUrl: 'https://graph.facebook.com' },
      authorizationUrl: 'https://www.facebook.com/dialog/oauth',
    },
  })
  expect(
    readConfig({ ...demo, ...google, GOOGLE_ISSUER: 'http://localhost:4730' }).social.google?.issuer,
  ).toBe('http://localhost:4730')
})

test('AUTH-06 an incomplete registration of a provider prevents the start', () =>
  eachRow(
    [
      [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID requires GOOGLE_CLIENT_SECRET.'],
      [{ FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_SECRET requires FACEBOOK_CLIENT_ID.'],
      [{ ...shop, ...google }, 'GOOGLE_CLIENT_ID and FACEBOOK_CLIENT_ID require PUBLIC_URL.'],
      [{ ...shop, ...facebook }, 'GOOGLE_CLIENT_ID and FACEBOOK_CLIENT_ID require PUBLIC_URL.'],
      [{ GOOGLE_ISSUER: 'http://accounts.google.com' }, /^GOOGLE_ISSUER must be an https address/],
      [{ FACEBOOK_GRAPH_URL: 'https://graph.facebook.com/' }, /^FACEBOOK_GRAPH_URL must be an https address/],
    ],
    (env, message) => {
      expect(() => readConfig({ ...demo, ...env })).toThrow(message)
    },
  ))
