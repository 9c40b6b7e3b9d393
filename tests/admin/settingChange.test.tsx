import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingChange } from '#admin/features/audit/model/settingChange.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

test.each([
  [{ iban: 'GE1', bank: 'TBC' }, { iban: 'GE2', bank: 'TBC' }, 'იყო: GE1. გახდა: GE2.'],
  [null, { ka: 'ა', until: null }, 'იყო: არაფერი. გახდა: ა.'],
  [{ ka: 'ა', en: 'a' }, null, 'იყო: ა, a. გახდა: არაფერი.'],
  [null, { until: '2026-12-31T20:00:00.000Z' }, /^იყო: არაფერი\. გახდა: .*2027.*\.$/],
  [null, null, ''],
])('a setting that was %j and is %j says so', (before, after, text) => {
  const { result } = renderHook(() => useAdminText(), { wrapper: OwnerApp })
  const words = settingChange({ before, after }, result.current, 'ka')
  if (typeof text === 'string') expect(words).toBe(text)
  else expect(words).toMatch(text)
})
