import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../../server/src/config/config.ts'
import { StartError } from '../../../server/src/startError.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const DATA_DIR = temporaryFolder()
const SECRET = 'a secret that is long enough for all'

test('without DATABASE_URL it is the demo, reachable as http://localhost:3000', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({ mode: 'demo', databaseUrl: undefined, host: 'localhost', port: 3000 })
  expect(config).toMatchObject({ logLevel: 'warn', corsOrigins: [], trustProxy: false, publicUrl: undefined })
})

test('with DATABASE_URL it is a shop, and nothing but that decides it', () => {
  const env = { DATA_DIR, SECRET, NODE_ENV: 'development', MODE: 'demo' }
  expect(readConfig({ ...env, DATABASE_URL: 'postgres://a:b@c/d' })).toMatchObject({
    mode: 'shop',
    logLevel: 'info',
  })
  expect(readConfig({ ...env, NODE_ENV: 'production', DATABASE_URL: '' }).mode).toBe('demo')
})

test('the demo makes its secret once and keeps it where only its user reads it', () => {
  const folder = temporaryFolder()
  const { secret } = readConfig({ DATA_DIR: folder })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(secret)
  expect(readConfig({ DATA_DIR: temporaryFolder() }).secret).not.toBe(secret)
  expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('every variable reaches its field', () => {
  const config = readConfig({
    ...{
      DATA_DIR,
      SECRET,
      DATABASE_URL: 'postgresql://shop@db/shop',
      DATABASE_POOL: '25',
      PORT: '0',
      HOST: '::',
    },
    ...{ MEDIA_DIR: '/srv/media', PUBLIC_URL: 'https://shop.ge', TRUST_PROXY: '2' },
    ...{ CORS_ORIGINS: 'https://a.ge, https://b.ge:8443', STOREFRONT_API_BASE: 'https://api.ge' },
    ...{
      STOREFRONT_MEDIA_BASE: 'https://cdn.ge',
      TILE_URL: 'https://t.ge/{z}/{x}/{y}',
      MAPBOX_TOKEN: 'pk.x',
    },
    ...{ RATE_LIMIT_READ: '1', RATE_LIMIT_WRITE: '2', RATE_LIMIT_SEARCH: '0', LOG_LEVEL: 'error' },
    ...{ ACCESS_TOKEN_SECONDS: '60', REGISTRATION_TELLS_TAKEN_EMAIL: 'true', LOGIN_WINDOW: '6' },
    ...{ LOGIN_LIMIT_PAIR: '1', LOGIN_LIMIT_ADDRESS: '2', LOGIN_LIMIT_EMAIL: '3' },
    ...{ REGISTER_LIMIT: '4', REFRESH_LIMIT: '0' },
    ...{ RESET_LIMIT_ADDRESS: '7', RESET_LIMIT_EMAIL: '8', PASSWORD_CHANGE_LIMIT: '9' },
    ...{ SMTP_URL: 'smtps://shop:secret@mail.ge', MAIL_FROM: 'დუქანი <shop@shop.ge>' },
  })
  expect(config).toEqual({
    social: { google: null, facebook: null },
    ...{ mode: 'shop', databaseUrl: 'postgresql://shop@db/shop', databasePool: 25, port: 0, host: '::' },
    ...{
      dataDir: DATA_DIR,
      mediaDir: '/srv/media',
      secret: SECRET,
      publicUrl: 'https://shop.ge',
      trustProxy: 2,
    },
    corsOrigins: ['https://a.ge', 'https://b.ge:8443'],
    storefront: {
      ...{ apiBase: 'https://api.ge', mediaBase: 'https://cdn.ge' },
      ...{ tileUrl: 'https://t.ge/{z}/{x}/{y}', mapboxToken: 'pk.x' },
    },
    rateLimits: { read: 1, write: 2, search: 0 },
    accounts: {
      ...{ accessTokenSeconds: 60, tellsTakenEmail: true },
      limits: {
        ...{ loginPair: 1, loginAddress: 2, loginEmail: 3, loginWindow: 6 },
        ...{ register: 4, refresh: 0 },
        ...{ resetAddress: 7, resetEmail: 8, passwordChange: 9 },
      },
    },
    mail: { smtpUrl: 'smtps://shop:secret@mail.ge', from: 'დუქანი <shop@shop.ge>' },
    logLevel: 'error',
  })
  const proxies = 'loopback, 10.0.0.0/8'
  expect(readConfig({ DATA_DIR, TRUST_PROXY: proxies }).trustProxy).toEqual(['loopback', '10.0.0.0/8'])
})

test.each([
  [{ PORT: 'abc' }, 'PORT has to be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT has to be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT has to be a whole number from 0 to 65535.'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL has to be a whole number from 1 to 1000.'],
  [{ RATE_LIMIT_READ: '1.5' }, 'RATE_LIMIT_READ has to be a whole number from 0 to 1000000.'],
  [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL has to be a PostgreSQL address such as '],
  [
    { DATABASE_URL: 'postgres://a/b' },
    'SECRET is needed beside DATABASE_URL: it has to be at least 32 characters',
  ],
  [{ SECRET: 'short' }, 'SECRET has to be at least 32 characters of chance'],
  [{ PUBLIC_URL: 'https://shop.ge/path' }, 'PUBLIC_URL has to be an origin such as https://shop.example'],
  [{ PUBLIC_URL: 'shop.ge' }, 'PUBLIC_URL has to be an origin'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS has to be origins such as'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY has to be a number of proxies'],
  [{ TRUST_PROXY: '10.0.0.1/x' }, 'TRUST_PROXY has to be a number of proxies'],
  [{ ACCESS_TOKEN_SECONDS: '0' }, 'ACCESS_TOKEN_SECONDS has to be a whole number from 1 to 86400.'],
  [{ REGISTRATION_TELLS_TAKEN_EMAIL: 'yes' }, 'REGISTRATION_TELLS_TAKEN_EMAIL has to be true or false.'],
  [{ SMTP_URL: 'mail.ge:587' }, 'SMTP_URL has to be the address of a mail server such as smtp://'],
  [{ SMTP_URL: 'smtp://mail.ge' }, 'MAIL_FROM is needed beside SMTP_URL: the sender of mails.'],
  [{ MAIL_FROM: 'shop' }, 'MAIL_FROM has to be a sender such as Dukani <shop@example.ge>'],
  [{ MAIL_FROM: 'a@b.ge\nBcc: c@d.ge' }, 'MAIL_FROM has to be a sender'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of fatal, error, warn'],
])('a bad value ends in one sentence that names its variable: %o', (env, sentence) => {
  const read = () => readConfig({ DATA_DIR, ...env })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${sentence.replace(/[.*]/g, '\\$&')}`))
})

test('a data folder that can’t be made ends in one sentence', () => {
  const file = path.join(temporaryFolder(), 'file')
  fs.writeFileSync(file, '')
  for (const folder of [file, path.join(file, 'below'), '/proc/nothing']) {
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(
      /^The data folder .* can't be used \(.*\); set DATA_DIR/,
    )
  }
})
