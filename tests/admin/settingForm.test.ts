import type { Setting } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { formOf, isOver, valueOf } from '#admin/features/settings/model/settingForm.ts'

const notice: Setting<'notice'> = {
  value: { ka: 'ა', en: 'a', until: '2026-12-31T20:00:00.000Z' },
  default: null,
  changed: true,
  version: 3,
}

test('the end of a notice is typed in Tbilisi’s time, and sent as the same moment', () => {
  const form = formOf('notice', notice)
  expect(form).toEqual({ ka: 'ა', en: 'a', until: '2027-01-01T00:00', version: '3' })
  const sent = valueOf('notice', form)
  expect(sent).toEqual({ ka: 'ა', en: 'a', until: '2027-01-01T00:00:00+04:00' })
  expect(new Date(sent['until'] ?? '').toISOString()).toBe(notice.value?.until)
  expect(valueOf('notice', { ...form, until: '' })['until']).toBeNull()
})

test('a setting that is empty has empty fields', () => {
  const bank = { value: null, default: null, changed: false, version: 0 }
  expect(formOf('bank', bank)).toEqual({ iban: '', recipient: '', bank: '', bic: '', version: '0' })
})

test('a notice is over from its moment on', () => {
  expect(isOver(notice.value, new Date('2026-12-31T19:59:59Z'))).toBe(false)
  expect(isOver(notice.value, new Date('2026-12-31T20:00:00Z'))).toBe(true)
  expect(isOver({ ka: 'ა', en: 'a', until: null }, new Date())).toBe(false)
})
