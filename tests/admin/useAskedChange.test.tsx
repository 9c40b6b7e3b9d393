import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
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
