import {
  auditPartSchema,
  DEFAULT_SOCIAL_LINKS,
  settingAnswerSchemas,
  shopSettingsSchema,
  type SettingKey,
} from '@dukani/contracts'
import { beforeEach, expect, test } from 'vitest'
import { shopSettings } from '../../../server/src/db/settingsSchema.ts'
import { createCurrentSettings } from '../../../server/src/modules/settings/currentSettings.ts'
import { settingDefaults } from '../../../server/src/modules/settings/defaults.ts'
import { settingsChanges } from '../../../server/src/observations.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { testApp } from '../support/testApp.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { readPdf } from '../invoice/readPdf.ts'
import { builtStorefront } from '../support/builtStorefront.ts'
import { staffApp } from '../staff/staffApp.ts'

const BANK = { recipient: 'შპს დუქანი', bank: 'ბანკი', iban: 'GE29NB0000000101904917', bic: 'BAGAGE22' }
const SELLER = { name: 'შპს დუქანი', idNumber: '404123456', address: null, phone: null, email: null }
const distDir = builtStorefront()
const shop = await staffApp({ config: { payments: { flitt: null, bank: BANK }, seller: SELLER }, distDir })
const { app, db, customer, member, services } = shop
const owner = await member('owner')
const PATH = '/v1/admin/settings/'
const NEW_BANK = { iban: 'GB29NWBK60161331926819', recipient: 'შპს ახალი', bank: '', bic: '' }
const NOTICE = { ka: 'ახალი წელი: 1-2 იანვარს არ ვმუშაობთ', en: 'Closed on 1 and 2 January', until: null }

beforeEach(async () => {
  await db.delete(shopSettings)
  await services.settings.refresh()
})

const all = async () => shopSettingsSchema.parse((await owner.get(PATH)).json())
const put = (key: SettingKey, body: object, asked = owner) => asked.put(`${PATH}${key}/`, body)
const reset = (key: SettingKey, version: number) => owner.delete(`${PATH}${key}/?version=${version}`)
const page = async (url: string) => (await app.inject({ url })).body
const latest = async () => auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results[0]

async function changed(key: SettingKey, body: object) {
  const answer = await put(key, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return settingAnswerSchemas[key].parse(answer.json())
}

test('settings are at first those of the environment and of the storefront', async () => {
  const { notice, about, delivery, social, bank, seller } = await all()
  expect(notice).toEqual({ value: null, default: null, changed: false, version: 0 })
  expect(bank).toMatchObject({ value: BANK, default: BANK, changed: false })
  expect(seller.value).toMatchObject({ name: SELLER.name, id_number: SELLER.idNumber, address: '' })
  expect(social.value).toEqual(DEFAULT_SOCIAL_LINKS)
  expect(about.value?.ka).toContain('დუქანი')
  expect(delivery.value?.en).toBe('1 day in Tbilisi, up to 3 days elsewhere')
  expect(await page('/')).toContain('"settings":{}')
})

test('an owner changes a setting and puts it back to the default, and the log says what was there', async () => {
  const saved = await changed('bank', { ...NEW_BANK, iban: 'gb29 nwbk 6016 1331 9268 19', version: 0 })
  expect(saved).toEqual({ value: NEW_BANK, default: BANK, changed: true, version: 1 })
  expect(await latest()).toMatchObject({
    action: 'setting.change',
    subject: { kind: 'setting', id: 'bank' },
    actor: { id: owner.buyer.id },
    before: null,
    after: NEW_BANK,
  })
  const back = await reset('bank', 1)
  expect(back.json()).toEqual({ value: BANK, default: BANK, changed: false, version: 2 })
  expect(await latest()).toMatchObject({ action: 'setting.reset', before: NEW_BANK, after: null })
  expect((await all()).bank).toMatchObject({ value: BANK, changed: false, version: 2 })
})

test('who saw an older version is refused, also when both see a setting for the first time', async () => {
  const answers = await Promise.all([
    put('delivery', { ka: 'ა', en: 'a', version: 0 }),
    put('delivery', { ka: 'ბ', en: 'b', version: 0 }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = await reset('delivery', 0)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({ detail: 'პარამეტრი ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.' })
  const { version, value } = (await all()).delivery
  expect(version).toBe(1)
  // The same once more is no change, and what equals the default is the default.
  expect(await changed('delivery', { ...value, version })).toMatchObject({ version: 1 })
  const standard = (await all()).delivery.default
  const expected = { value: standard, changed: false, version: 2 }
  expect(await changed('delivery', { ...standard, version })).toMatchObject(expected)
})

test('what isn’t valid is refused at its field', async () => {
  const answer = await put('bank', { ...NEW_BANK, iban: 'GB29NWBK60161331926810', recipient: '', version: 0 })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<object>()).toSorted()).toEqual(['iban', 'recipient'])
  expect(
    (await put('social', { ...DEFAULT_SOCIAL_LINKS, tiktok: 'javascript:1', version: 0 })).statusCode,
  ).toBe(400)
})

test('pages show a change at once', async () => {
  const social = { facebook: 'https://www.facebook.com/other', instagram: '', tiktok: '' }
  await page('/')
  await changed('social', { ...social, version: 0 })
  await changed('notice', { ...NOTICE, version: 0 })
  const html = await page('/')
  expect(html).toContain(`"social":${JSON.stringify(social)}`)
  expect(html).toContain(`"ka":"${NOTICE.ka}","en":"${NOTICE.en}"}`)
  await reset('notice', 1)
  expect(await page('/')).not.toContain('"notice"')
})

test('a notice is another one when its text changes, and ends at its moment', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  await changed('notice', { ...NOTICE, until: soon, version: 0 })
  const shown = () => services.settings.shown().settings.notice
  expect(shown()?.en).toBe(NOTICE.en)
  const { id } = shown() ?? {}
  expect(id).toMatch(/^\w+$/)
  await changed('notice', { ...NOTICE, until: null, version: 1 })
  expect(shown()?.id).toBe(id)
  await changed('notice', { ...NOTICE, en: 'Open again', version: 2 })
  expect(shown()?.id).not.toBe(id)
  const ago = new Date(Date.now() - 1).toISOString()
  await changed('notice', { ...NOTICE, until: ago, version: 3 })
  expect(services.settings.shown().settings).toEqual({})
  expect((await all()).notice.value).toMatchObject({ until: ago })
})

test('customers who have still to pay see the account of now, and invoices the seller of now', async () => {
  const { id: productId } = await storeProduct(db, { name: 'ყანწი', priceTetri: 1_000, inventory: 5 })
  const asked = await customer()
  const id = await asked.ordered([{ productId, quantity: 1 }], 1_000, { payment_method: 'bank' })
  const account = async () => (await asked.order(id)).payment?.transfer
  expect(await account()).toMatchObject(BANK)
  await changed('bank', { ...NEW_BANK, version: 0 })
  expect(await account()).toMatchObject(NEW_BANK)
  const seller = { name: 'შპს ახალი', id_number: '405999888', address: '', phone: '', email: '' }
  await changed('seller', { ...seller, version: 0 })
  const { text } = await readPdf((await asked.get(`/v1/orders/${id}/invoice/`)).rawPayload)
  expect(text).toContain('შპს ახალი')
  expect(text).toContain('405999888')
})

test('a notice that has ended goes away in each process, also while the database is away', async () => {
  const time = { ms: Date.now() }
  await changed('notice', { ...NOTICE, until: new Date(time.ms + 60_000).toISOString(), version: 0 })
  const defaults = await settingDefaults(shop.config)
  const process = createCurrentSettings(db, defaults, { now: () => time.ms })
  await process.refresh()
  const before = process.shown()
  expect(before.settings.notice?.en).toBe(NOTICE.en)
  let announced = 0
  cleanUp(settingsChanges.subscribe(() => (announced += 1)))
  time.ms += 60_000
  expect(process.shown().settings).toEqual({})
  expect(process.shown().version).not.toBe(before.version)
  // The cache in front is purged once, after the next read.
  await process.refresh()
  await process.refresh()
  expect(announced).toBe(1)
})

test('another process uses a change once it has read it, and a restarted one at once', async () => {
  const other = await testApp({ database: shop, distDir })
  await changed('notice', { ...NOTICE, version: 0 })
  const shown = async (built: Pick<typeof other, 'app'>) => (await built.app.inject({ url: '/' })).body
  expect(await shown(other)).not.toContain(NOTICE.ka)
  await other.services.settings.refresh()
  expect(await shown(other)).toContain(NOTICE.ka)
  expect(await shown(await testApp({ database: shop, distDir }))).toContain(NOTICE.ka)
})

test('a process that is open reads the settings again and again', async () => {
  const other = await testApp({ database: shop })
  await other.app.listen({ port: 0 })
  await changed('notice', { ...NOTICE, version: 0 })
  await expect
    .poll(() => other.services.settings.shown().settings.notice?.ka, { timeout: 10_000 })
    .toBe(NOTICE.ka)
})

test('a stored setting that this release can’t read is replaced by the default, and an owner can reset it or save over it', async () => {
  const unreadable = { account: 1 }
  await db.insert(shopSettings).values([
    { key: 'bank', value: unreadable, version: 3 },
    { key: 'seller', value: 'a text', version: 1 },
    { key: 'notice', value: { ...NOTICE, until: 'tomorrow' }, version: 1 },
    { key: 'later', value: { of: 'another release' }, version: 1 },
    { key: 'toString', value: {}, version: 1 },
  ])
  await services.settings.refresh()
  const { bank, notice, seller } = await all()
  expect(bank).toEqual({ value: null, default: BANK, changed: true, version: 3 })
  expect(notice).toEqual({ value: null, default: null, changed: true, version: 1 })
  expect(seller).toMatchObject({ value: null, default: { name: SELLER.name } })
  expect(services.settings.bank()).toEqual(BANK)
  expect(await page('/')).toContain('"settings":{}')

  const back = await reset('bank', 3)
  expect(back.json()).toEqual({ value: BANK, default: BANK, changed: false, version: 4 })
  expect(await latest()).toMatchObject({ action: 'setting.reset', before: { unreadable }, after: null })
  // What equals the default is stored as the default.
  expect(await changed('seller', { ...seller.default, version: 1 })).toMatchObject({
    ...{ changed: false, version: 2 },
  })
  expect(await latest()).toMatchObject({ action: 'setting.reset', before: { unreadable: 'a text' } })
  expect(await changed('notice', { ...NOTICE, version: 1 })).toMatchObject({ value: NOTICE, version: 2 })
})
