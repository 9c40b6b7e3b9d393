import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'

const App = ({ children }: { children: ReactNode }) => (
  <LanguageProvider>
    <ToastProvider>{children}</ToastProvider>
  </LanguageProvider>
)

test('a question that was asked during a slow change stays open when the change is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { result } = renderHook(
    () =>
      useAskedChange<string>(
        () => promise,
        () => undefined,
      ),
    { wrapper: App },
  )
  act(() => result.current.ask('block'))
  act(() => result.current.question.onAgree('block', new FormData()))
  act(() => result.current.question.onClose())
  act(() => result.current.ask('block'))
  await act(async () => {
    resolve()
    await promise
  })
  expect(result.current.question.isSending).toBe(false)
  expect(result.current.question.subject).toBe('block')
})

test.each([
  ['is a newer state', 409, null],
  ['was an attempt with other fields', 422, null],
  ['is only something wrong with the fields', 400, 'block'],
])('when there %s, %i, the question is %o', async (_, status, subject) => {
  const onConflict = vi.fn()
  const change = () => Promise.reject(new ApiError('http', 'refused', { status }))
  const { result } = renderHook(() => useAskedChange<string>(change, onConflict), { wrapper: App })
  act(() => result.current.ask('block'))
  await act(async () => result.current.question.onAgree('block', new FormData()))
  expect(result.current.question.subject).toBe(subject)
  expect(onConflict).toHaveBeenCalledTimes(subject === null ? 1 : 0)
})
