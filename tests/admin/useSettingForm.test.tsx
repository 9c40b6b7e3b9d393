import type { Setting } from '@dukani/contracts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSettingForm } from '#admin/features/settings/containers/useSettingForm.ts'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const notice = (ka: string, version: number): Setting<'notice'> => ({
  value: { ka, en: 'Closed', until: null },
  ...{ default: null, changed: true, version },
})
const type = (setting: Setting<'notice'>, ka: string) => {
  const hook = renderHook(({ saved }) => useSettingForm('notice', saved), {
    wrapper: OwnerApp,
    initialProps: { saved: setting },
  })
  act(() => hook.result.current.form.setValue('ka', ka, { shouldDirty: true }))
  return hook
}

test('what another owner saves just as it is typed here is no conflict, and the next change is one of that version', async () => {
  const { result, rerender } = type(notice('ა', 1), 'ბ')
  rerender({ saved: notice('ბ', 2) })
  await waitFor(() => expect(result.current.typed['version']).toBe('2'))
  expect(result.current.conflicts).toEqual([])
  expect(result.current.form.formState.isDirty).toBe(false)
})

test('what another owner saves differently is a conflict until one is chosen', async () => {
  const { result, rerender } = type(notice('ა', 1), 'ბ')
  rerender({ saved: notice('გ', 2) })
  await waitFor(() => expect(result.current.conflicts).toEqual(['ka']))
  act(() => result.current.settle('mine'))
  expect(result.current.typed).toMatchObject({ ka: 'ბ', version: '2' })
  expect(result.current.conflicts).toEqual([])
})
