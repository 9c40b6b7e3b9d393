import { changeSettingSchemas, type SettingKey } from '@dukani/contracts'
import { expect, test } from 'vitest'

const BANK = { iban: 'GE29NB0000000101904917', recipient: 'შპს დუქანი', bank: '', bic: '' }
const SOCIAL = { facebook: '', instagram: '', tiktok: '' }
const SELLER = { name: '', id_number: '', address: '', phone: '', email: '' }

const read = (key: SettingKey, value: object) => changeSettingSchemas[key].safeParse({ version: 0, ...value })

test('a setting is read without what typing adds: spaces in an account, at the ends, and other line ends', () => {
  const typed = { ...BANK, iban: ' ge29 NB00 0000 0101 9049 17 ', bic: 'bagage22', recipient: ' შპს დუქანი ' }
  expect(read('bank', typed).data).toEqual({ version: 0, ...BANK, bic: 'BAGAGE22' })
  const lines = { ka: ' პირველი\r\nმეორე\n', en: 'First\n\nSecond' }
  expect(read('about', lines).data).toEqual({ version: 0, ka: 'პირველი\nმეორე', en: 'First\n\nSecond' })
  expect(read('delivery', { ka: '2 < 3 დღე', en: 'less than <3 days' }).success).toBe(true)
})

test.each<[SettingKey, object, string, string]>([
  ['bank', { ...BANK, iban: 'GE29NB0000000101904918' }, 'iban', 'iban'],
  ['bank', { ...BANK, iban: '' }, 'iban', 'required'],
  ['bank', { ...BANK, bic: 'BAGA' }, 'bic', 'bic'],
  ['bank', { ...BANK, recipient: ' ' }, 'recipient', 'required'],
  ['bank', { ...BANK, recipient: 'ა'.repeat(71) }, 'recipient', 'tooLong'],
  ['social', { ...SOCIAL, facebook: 'http://facebook.com/x' }, 'facebook', 'https'],
  ['social', { ...SOCIAL, tiktok: 'javascript:alert(1)' }, 'tiktok', 'https'],
  ['social', { ...SOCIAL, tiktok: 'https://name:word@tiktok.com' }, 'tiktok', 'https'],
  ['social', { ...SOCIAL, instagram: 'instagram.com/x' }, 'instagram', 'https'],
  ['seller', { ...SELLER, email: 'shop' }, 'email', 'email'],
  ['seller', { ...SELLER, name: 'a\nb' }, 'name', 'invalid'],
  ['about', { ka: 'ჩვენ <b>ვართ</b>', en: 'x' }, 'ka', 'markup'],
  ['about', { ka: 'x', en: '' }, 'en', 'required'],
  ['delivery', { ka: 'ა\nბ', en: 'x' }, 'ka', 'invalid'],
  ['notice', { ka: 'ა', en: 'a'.repeat(201), until: null }, 'en', 'tooLong'],
  ['notice', { ka: 'ა', en: 'a', until: 'tomorrow' }, 'until', 'invalid'],
])('%s %j is refused: %s is %s', (key, value, field, message) => {
  const issues = read(key, value).error?.issues.map((issue) => [issue.path[0], issue.message])
  expect(issues).toEqual([[field, message]])
})
