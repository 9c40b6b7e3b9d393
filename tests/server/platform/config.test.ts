import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../../server/src/config/config.ts'
import { StartError } from '../../../server/src/startError.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { eachRow } from '../support/eachRow.ts'

const DATA_DIR = temporaryFolder()
const SECRET = 'a secret that is long enough for all'

test('without DATABASE_URL it is the demo, reachable as http://localhost:3000', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({ mode: 'demo', databaseUrl: undefined, host: 'localhost', port: 3000 })
  expect(config).toMatchObject({ logLevel: 'warn', corsOrigins: [], trustProxy: false, publicUrl: undefined })
})

test('with DATABASE_URL it is a shop, and nothing else decides it', () => {
  const env = { DATA_DIR, SECRET, NODE_ENV: 'development', MODE: 'demo' }
  expect(readConfig({ ...env, DATABASE_URL: 'postgres://a:b@c/d' })).toMatchObject({
    mode: 'shop',
    logLevel: 'info',
  })
  expect(readConfig({ ...env, NODE_ENV: 'production', DATABASE_URL: '' }).mode).toBe('demo')
})

test('the demo’s pictures are made ahead unless that is turned off, a shop’s never', () => {
  expect(readConfig({ DATA_DIR }).picturesAhead).toBe(true)
  expect(readConfig({ DATA_DIR, PICTURES_AHEAD: 'false' }).picturesAhead).toBe(false)
  const shop = { DATA_DIR, SECRET, DATABASE_URL: 'postgres://a:b@c/d', PICTURES_AHEAD: 'true' }
  expect(readConfig(shop).picturesAhead).toBe(false)
})

test('the demo generates its secret once and stores it readable only for its user', () => {
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
    ...{ DATABASE_READ_URL: 'postgres://shop@replica/shop', REDIS_URL: 'rediss://redis:6380' },
    MEDIA_URL: 's3://media/shop?region=eu-central-1&endpoint=https://storage.ge',
    ...{ MEDIA_DIR: '/srv/media', PUBLIC_URL: 'https://shop.ge', TRUST_PROXY: '2' },
    ...{ CORS_ORIGINS: 'https://a.ge, https://b.ge:8443', STOREFRONT_API_BASE: 'https://api.ge' },
    ...{
      STOREFRONT_MEDIA_BASE: 'https://cdn.ge',
      TILE_URL: 'https://t.ge/{z}/{x}/{y}',
      MAPBOX_TOKEN: 'pk.x',
      TILE_ATTRIBUTION: '© Tiles',
    },
    ...{ OFFLINE_PAGE: 'false', DRAIN_SECONDS: '9' },
    ...{ CDN_PURGE_URL: 'https://cache.ge/purge', CDN_PURGE_TOKEN: 'token' },
    ...{ GEOCODER_URL: 'http://geocoder:8080/nominatim', GEOCODER_RATE: '25' },
    ...{
      RATE_LIMIT_READ: '1',
      RATE_LIMIT_WRITE: '2',
      RATE_LIMIT_SEARCH: '0',
      RATE_LIMIT_PLACES: '6',
      RATE_LIMIT_INVOICES: '7',
      RATE_LIMIT_PAGES: '8',
      LOG_LEVEL: 'error',
    },
    ...{ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    ...{ ACCESS_TOKEN_SECONDS: '60', REGISTRATION_TELLS_TAKEN_EMAIL: 'true', LOGIN_WINDOW: '6' },
    ...{ LOGIN_LIMIT_PAIR: '1', LOGIN_LIMIT_ADDRESS: '2', LOGIN_LIMIT_EMAIL: '3' },
    ...{ REGISTER_LIMIT: '4', REFRESH_LIMIT: '0' },
    ...{ RESET_LIMIT_ADDRESS: '7', RESET_LIMIT_EMAIL: '8', PASSWORD_CHANGE_LIMIT: '9' },
    SECOND_FACTOR_LIMIT: '10',
    ...{ SELLER_NAME: 'შპს დუქანი', SELLER_ID: '405123456', SELLER_ADDRESS: 'რუსთაველის 1, თბილისი' },
    ...{ SELLER_PHONE: '+995322000000', SELLER_EMAIL: 'shop@shop.ge' },
    COURIER_KEY: 'the key of all couriers, long enough',
    ...{ FLITT_MERCHANT_ID: '1549901', FLITT_SECRET_KEY: 'test', FLITT_URL: 'http://localhost:8080' },
    ...{ BANK_IBAN: 'ge29 NB00 0000 0101 9049 17', BANK_RECIPIENT: 'შპს დუქანი' },
    ...{ BANK_NAME: 'ბანკი', BANK_BIC: 'BAGAGE22' },
    ...{ SMTP_URL: 'smtps://shop:secret@mail.ge', MAIL_FROM: 'დუქანი <shop@shop.ge>' },
  })
  expect(config).toEqual({
    social: { google: null, facebook: null },
    courierKey: 'the key of all couriers, long enough',
    seller: {
      ...{ name: 'შპს დუქანი', idNumber: '405123456', address: 'რუსთაველის 1, თბილისი' },
      ...{ phone: '+995322000000', email: 'shop@shop.ge' },
    },
    payments: {
      flitt: { merchantId: '1549901', secretKey: 'test', url: 'http://localhost:8080' },
      bank: { recipient: 'შპს დუქანი', bank: 'ბანკი', iban: 'GE29NB0000000101904917', bic: 'BAGAGE22' },
    },
    drainSeconds: 9,
    ...{ mode: 'shop', databaseUrl: 'postgresql://shop@db/shop', databasePool: 25, port: 0, host: '::' },
    ...{ databaseReadUrl: 'postgres://shop@replica/shop', redisUrl: 'rediss://redis:6380' },
    objectStorage: {
      ...{ bucket: 'media', prefix: 'shop/', region: 'eu-central-1', endpoint: 'https://storage.ge' },
    },
    ...{
      dataDir: DATA_DIR,
      mediaDir: '/srv/media',
      picturesAhead: false,
      secret: SECRET,
      publicUrl: 'https://shop.ge',
      trustProxy: 2,
    },
    corsOrigins: ['https://a.ge', 'https://b.ge:8443'],
    storefront: {
      ...{ apiBase: 'https://api.ge', mediaBase: 'https://cdn.ge' },
      ...{ tileUrl: 'https://t.ge/{z}/{x}/{y}', tileAttribution: '© Tiles', mapboxToken: 'pk.x' },
      sketchTileUrl: '/tiles/sketch/{z}/{x}/{y}.png',
      sketchTileUrlDark: '/tiles/sketch-dark/{z}/{x}/{y}.png',
    },
    offlinePage: false,
    cdn: { purgeUrl: 'https://cache.ge/purge', purgeToken: 'token' },
    geocoder: { url: 'http://geocoder:8080/nominatim', rate: 25, suggests: true },
    rateLimits: { read: 1, write: 2, search: 0, places: 6, invoices: 7, pages: 8 },
    accounts: {
      ...{ accessTokenSeconds: 60, tellsTakenEmail: true },
      limits: {
        ...{ loginPair: 1, loginAddress: 2, loginEmail: 3, loginWindow: 6 },
        ...{ register: 4, refresh: 0 },
        ...{ resetAddress: 7, resetEmail: 8, passwordChange: 9, secondFactor: 10 },
      },
    },
    mail: { smtpUrl: 'smtps://shop:secret@mail.ge', from: 'დუქანი <shop@shop.ge>' },
    metrics: { host: '10.0.0.5', port: 9100 },
    tracing: { endpoint: 'http://collector:4318', sampler: 'parentbased_traceidratio', share: 0.1 },
    logLevel: 'error',
  })
  const proxies = 'loopback, 10.0.0.0/8'
  expect(readConfig({ DATA_DIR, TRUST_PROXY: proxies }).trustProxy).toEqual(['loopback', '10.0.0.0/8'])
})

test('MAP-02 MAP-03 by default the map is OpenStreetMap’s, and its public geocoder isn’t asked during typing', () => {
  const plain = readConfig({ DATA_DIR })
  expect(plain.geocoder).toBeNull()
  expect(plain.storefront.tileUrl).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
  const url = 'https://nominatim.openstreetmap.org'
  expect(readConfig({ DATA_DIR, GEOCODER_URL: url }).geocoder).toEqual({ url, rate: 1, suggests: false })
  const own = 'https://geocoder.ge'
  expect(readConfig({ DATA_DIR, GEOCODER_URL: own }).geocoder).toEqual({ url: own, rate: 10, suggests: true })
})

test('an invalid value is reported in one sentence that names its variable', () =>
  eachRow(
    [
      [
        { TILE_URL: 'https://tiles.ge/map.png' },
        'TILE_URL must be an address such as https://tiles.example/{z}',
      ],
      [{ TILE_URL: 'https://{s}.tiles.ge/{z}/{x}/{y}' }, 'TILE_URL must be an address such as'],
      [{ TILE_URL: '//tiles.ge/{z}/{x}/{y}' }, 'TILE_URL must be an address such as'],
      [{ GEOCODER_URL: 'geocoder.ge' }, 'GEOCODER_URL must be an address such as https://geocoder.example'],
      [{ GEOCODER_URL: 'https://user:password@geocoder.ge' }, 'GEOCODER_URL must be an address such as'],
      [
        { GEOCODER_URL: 'https://geocoder.ge', GEOCODER_RATE: '0' },
        'GEOCODER_RATE must be a whole number from 1',
      ],
      [
        { GEOCODER_URL: 'https://nominatim.openstreetmap.org', GEOCODER_RATE: '2' },
        'GEOCODER_RATE must be 1 for nominatim.openstreetmap.org.',
      ],
      [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
      [{ DATABASE_POOL: '2' }, 'DATABASE_POOL must be a whole number from 3 to 1000.'],
      [{ RATE_LIMIT_READ: '1.5' }, 'RATE_LIMIT_READ must be a whole number from 0 to 1000000.'],
      [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL must be a PostgreSQL address such as '],
      [
        { DATABASE_URL: 'postgres://a/b' },
        'DATABASE_URL requires SECRET: it must be at least 32 random characters',
      ],
      [{ COURIER_KEY: 'short' }, 'COURIER_KEY must be at least 32 random characters'],
      [{ SECRET: 'short' }, 'SECRET must be at least 32 random characters'],
      [{ PUBLIC_URL: 'https://shop.ge/path' }, 'PUBLIC_URL must be an origin such as https://shop.example'],
      [{ PUBLIC_URL: 'shop.ge' }, 'PUBLIC_URL must be an origin'],
      [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be origins such as'],
      [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a number of proxies'],
      [{ TRUST_PROXY: '10.0.0.1/x' }, 'TRUST_PROXY must be a number of proxies'],
      [{ ACCESS_TOKEN_SECONDS: '0' }, 'ACCESS_TOKEN_SECONDS must be a whole number from 1 to 86400.'],
      [{ REGISTRATION_TELLS_TAKEN_EMAIL: 'yes' }, 'REGISTRATION_TELLS_TAKEN_EMAIL must be true or false.'],
      [{ SMTP_URL: 'mail.ge:587' }, 'SMTP_URL must be the address of a mail server such as smtp://'],
      [{ SMTP_URL: 'smtp://mail.ge' }, 'SMTP_URL requires MAIL_FROM, the sender of mails.'],
      [{ MAIL_FROM: 'shop' }, 'MAIL_FROM must be a sender such as Dukani <shop@example.ge>'],
      [{ MAIL_FROM: 'a@b.ge\nBcc: c@d.ge' }, 'MAIL_FROM must be a sender'],
      [
        { FLITT_MERCHANT_ID: 'shop', FLITT_SECRET_KEY: 'x' },
        'FLITT_MERCHANT_ID must be the number of a Flitt merchant.',
      ],
      [{ FLITT_MERCHANT_ID: '1549901' }, 'FLITT_MERCHANT_ID requires FLITT_SECRET_KEY.'],
      [{ FLITT_SECRET_KEY: 'test' }, 'FLITT_SECRET_KEY requires FLITT_MERCHANT_ID.'],
      [{ FLITT_URL: 'http://pay.flitt.com' }, 'FLITT_URL must be an https address'],
      [{ BANK_IBAN: 'GE29NB0000000101904918', BANK_RECIPIENT: 'x' }, 'BANK_IBAN must be an IBAN such as'],
      [{ BANK_IBAN: 'GE29NB0000000101904917' }, 'BANK_IBAN requires BANK_RECIPIENT.'],
      [{ BANK_RECIPIENT: 'x' }, 'BANK_RECIPIENT requires BANK_IBAN.'],
      [{ BANK_BIC: 'bank' }, 'BANK_BIC must be a BIC such as BAGAGE22.'],
      [
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of an OpenTelemetry collector such as http://collector:4318.',
      ],
      [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:b@c' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be the address'],
      [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of always_on, always_off'],
      [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
      [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
      [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn'],
    ],
    (env, sentence) => {
      const read = () => readConfig({ DATA_DIR, ...env })
      expect(read).toThrow(StartError)
      expect(read).toThrow(new RegExp(`^${sentence.replace(/[.*]/g, '\\$&')}`))
    },
  ))

test('a data folder that can’t be created is reported in one sentence', () => {
  const file = path.join(temporaryFolder(), 'file')
  fs.writeFileSync(file, '')
  for (const folder of [file, path.join(file, 'below'), '/proc/nothing']) {
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(
      /^The data folder .* can't be used \(.*\); set DATA_DIR/,
    )
  }
})

test('CHECK-04 a shop with Flitt needs an address for callbacks; the demo has a made-up bank account, a shop none', () => {
  const shop = { DATA_DIR, SECRET, DATABASE_URL: 'postgres://a:b@c/d' }
  const flitt = { FLITT_MERCHANT_ID: '1549901', FLITT_SECRET_KEY: 'test' }
  expect(() => readConfig({ ...shop, ...flitt })).toThrow(
    'FLITT_MERCHANT_ID requires PUBLIC_URL: Flitt sends its callbacks there.',
  )
  const open = readConfig({ ...shop, ...flitt, PUBLIC_URL: 'https://shop.ge' })
  expect(open.payments.flitt).toEqual({
    ...{ merchantId: '1549901', secretKey: 'test', url: 'https://pay.flitt.com' },
  })
  expect(readConfig(shop).payments).toEqual({ flitt: null, bank: null })
  expect(readConfig({ DATA_DIR }).payments).toMatchObject({
    flitt: null,
    bank: { iban: 'GE29NB0000000101904917' },
  })
})
