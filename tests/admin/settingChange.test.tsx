import { render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeList } from '#admin/features/audit/containers/ChangeList.tsx'
import { settingChange } from '#admin/features/audit/model/settingChange.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

test.each([
  [
    'bank',
    { iban: 'GE1', bank: 'TBC' },
    { iban: 'GE2', bank: 'TBC' },
    'იყო: ანგარიშის ნომერი (IBAN): GE1. გახდა: ანგარიშის ნომერი (IBAN): GE2.',
  ],
  ['about', null, { en: 'a', ka: 'ა' }, 'იყო: ნაგულისხმევი. გახდა: ქართულად: ა, ინგლისურად: a.'],
  ['delivery', { ka: 'ა' }, null, 'იყო: ქართულად: ა. გახდა: ნაგულისხმევი.'],
  ['delivery', { unreadable: 7 }, { ka: 'ა' }, 'იყო: ვერ იკითხება. გახდა: ქართულად: ა.'],
  ['notice', null, { ka: 'ა', until: null }, 'იყო: არაფერი. გახდა: ქართულად: ა.'],
  ['notice', { ka: 'ა', until: null }, { ka: 'ა', until: '' }, ''],
  ['notice', null, { until: '2026-12-31T20:00:00.000Z' }, /^იყო: არაფერი\. გახდა: .*2027.*\.$/],
  ['later', { text: 'ა' }, { text: 'ბ' }, 'იყო: ა. გახდა: ბ.'],
  ['about', null, null, ''],
])('a change of the setting %s from %j to %j is said in words', (id, before, after, text) => {
  const { result } = renderHook(() => useAdminText(), { wrapper: OwnerApp })
  const words = settingChange({ id, before, after }, result.current, 'ka')
  if (typeof text === 'string') expect(words).toBe(text)
  else expect(words).toMatch(text)
})

test('the list of changes shows what a setting has become', () => {
  render(
    <OwnerApp>
      <ChangeList
        label="ცვლილებები"
        changes={[
          {
            id: '1',
            action: 'setting.change',
            subject: { kind: 'setting', id: 'delivery' },
            actor: null,
            role: null,
            before: null,
            after: { ka: 'ორი დღე', en: 'Two days' },
            created_at: '2026-11-20T09:30:00Z',
          },
        ]}
      />
    </OwnerApp>,
  )
  expect(screen.getByText(/გახდა: ქართულად: ორი დღე/)).toBeDefined()
})
